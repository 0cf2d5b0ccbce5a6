import { Collections } from './collections';
import { Essentials } from './essentials';
import { Events } from './events';
import { Experiences } from './experiences';
import { Highlights } from './highlights';
import type { HomeData } from './home-data.server';
import { HomeMap } from './home-map';
import { Itineraries } from './itineraries';
import { Plan } from './plan';
import type { HomeSection } from './sections';
import { Stories } from './stories';
import { Things } from './things';
import { WhenToGo } from './when-to-go';

/** The parts of the start page, in the order that editors gave them. */
export function HomeSections({ data }: { data: HomeData }) {
  const section = ({ code, title }: HomeSection) => {
    switch (code) {
      case 'highlights':
        return <Highlights key={code} title={title} regions={data.regions} />;
      case 'when_to_go':
        return <WhenToGo key={code} title={title} cities={data.highlighted} month={data.month} />;
      case 'map':
        return <HomeMap key={code} title={title} cities={data.cities} />;
      case 'experiences':
        return <Experiences key={code} title={title} types={data.types} />;
      case 'events':
        return <Events key={code} title={title} events={data.events} />;
      case 'itineraries':
        return <Itineraries key={code} title={title} tours={data.tours} />;
      case 'things_to_do':
        return <Things key={code} title={title} things={data.things} />;
      case 'stories':
        return <Stories key={code} title={title} stories={data.stories} />;
      case 'essentials':
        return <Essentials key={code} title={title} pages={data.essentials} />;
      case 'plan_your_trip':
        return <Plan key={code} title={title} tools={data.tools} />;
    }
  };

  return (
    <>
      <Collections collections={data.collections} />
      {data.sections.map(section)}
    </>
  );
}
