import {
  AttributionControl,
  Map as MapLibre,
  type MapOptions,
  ScaleControl,
  setWorkerCount,
  setWorkerUrl,
} from 'maplibre-gl';
import maplibreWorker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '~/i18n/languages';
import { useLanguage } from '~/i18n/use-language';
import { roamBounds } from '../land';
import { loadBase, loadLand, type MapBase } from './base';
import { drawIconsOn } from './base-icons';
import { type Drawn, outlineStyle, overlay } from './style';
import { isDarkPage, onThemeChange, tokenColours } from './token-colours';

setWorkerUrl(maplibreWorker);
setWorkerCount(1);

const CLOSEST = 18;
const STREETS = 14;

interface MapWishes {
  label: string;
  drawn: Drawn;
  /** Where the map is at first. */
  view: Pick<MapOptions, 'bounds' | 'fitBoundsOptions'>;
  /** Leaves the wheel and a single finger to the page. */
  cooperative: boolean;
  onFail: (error: unknown) => void;
}

/** The outline, and the operator's street maps over it where there are some. */
function ownStyle({ land, streets, streets_url }: MapBase, drawn: Drawn, language: Language) {
  const colours = tokenColours();
  const over =
    streets && streets_url
      ? streets.streetsFrom(streets_url, { colours, isDark: isDarkPage(), language })
      : null;
  return outlineStyle(land ?? { type: 'FeatureCollection', features: [] }, drawn, colours, over);
}

/** A map in a box, ready to put things on; null until its base is drawn. */
export function useMap(box: RefObject<HTMLElement>, wishes: MapWishes): MapLibre | null {
  const { t } = useTranslation('site');
  const language = useLanguage();
  const [map, setMap] = useState<MapLibre | null>(null);
  const latest = useRef(wishes);
  latest.current = wishes;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is made once; later wishes reach it below
  useEffect(() => {
    let made: MapLibre | undefined;
    let left = false;

    function make(container: HTMLElement, base: MapBase) {
      const { drawn, view, label, cooperative } = latest.current;
      const style = base.land ? ownStyle(base, drawn, language) : (base.style_url ?? undefined);
      const created = new MapLibre({
        container,
        style,
        bounds: view.bounds,
        // Tiles show the streets around a place that stands alone.
        fitBoundsOptions:
          base.land && !base.streets ? view.fitBoundsOptions : { ...view.fitBoundsOptions, maxZoom: STREETS },
        minZoom: 2,
        maxZoom: CLOSEST,
        maxBounds: roamBounds,
        attributionControl: false,
        cooperativeGestures: cooperative,
        dragRotate: false,
        touchPitch: false,
        pitchWithRotate: false,
        fadeDuration: 0,
        locale: {
          'Map.Title': label,
          'CooperativeGesturesHandler.WindowsHelpText': t('map.gesture_ctrl'),
          'CooperativeGesturesHandler.MacHelpText': t('map.gesture_command'),
          'CooperativeGesturesHandler.MobileHelpText': t('map.gesture_touch'),
        },
      });
      made = created;
      drawIconsOn(created);
      created.touchZoomRotate.disableRotation();
      created.keyboard.disableRotation();
      created.addControl(new AttributionControl({ compact: false }), 'bottom-right');
      created.addControl(new ScaleControl({ maxWidth: 90 }), 'bottom-left');
      created.once('load', () => !left && setMap(created));
      if (!base.land) drawOverTiles(created, base);
    }

    /** Tiles get the route and rings on top; without them the outline stands in. */
    function drawOverTiles(created: MapLibre, base: MapBase) {
      created.on('style.load', () => {
        const { sources, layers } = overlay(latest.current.drawn, tokenColours());
        for (const [id, source] of Object.entries(sources))
          if (!created.getSource(id)) created.addSource(id, source);
        for (const layer of layers) if (!created.getLayer(layer.id)) created.addLayer(layer);
      });
      created.once('error', () => {
        if (created.isStyleLoaded() || left) return;
        loadLand(base).then((land) => {
          // For this and every other map of the visit.
          Object.assign(base, { land, style_url: null });
          const style = outlineStyle(land, latest.current.drawn, tokenColours());
          if (!left) created.setStyle(style, { diff: false });
        }, latest.current.onFail);
      });
    }

    loadBase(language)
      .then((base) => {
        if (!left && box.current) make(box.current, base);
      })
      .catch((error) => !left && latest.current.onFail(error));
    return () => {
      left = true;
      setMap(null);
      made?.remove();
    };
  }, [language]);

  const { drawn } = wishes;
  useEffect(() => {
    if (!map) return;
    const draw = () =>
      loadBase(language).then((base) => {
        if (base.land && map.getStyle()) map.setStyle(ownStyle(base, drawn, language));
      });
    void draw();
    return onThemeChange(draw);
  }, [map, drawn, language]);

  return map;
}
