import { type CoursePiece, courseLooks, lineOf } from './course';
import { project } from './projection';

/** A journey on the drawn map; `unit` is the size of a pixel. */
export function DrawnCourse({ course, unit }: { course: readonly CoursePiece[]; unit: number }) {
  return (
    <g fill="none" strokeLinejoin="round">
      {course.map((piece) => {
        const { width, dashes, stroke } = courseLooks[piece.kind];
        const points = lineOf(piece).map(([lon = 0, lat = 0]) =>
          project(lon, lat)
            .map((value) => value.toFixed(1))
            .join(),
        );
        return (
          <polyline
            key={`${piece.kind} ${points[0]} ${points.at(-1)}`}
            points={points.join(' ')}
            strokeWidth={width * unit}
            strokeDasharray={dashes?.map((length) => length * width * unit).join(' ')}
            strokeLinecap={dashes && dashes[0] > 1 ? 'butt' : 'round'}
            className={stroke}
          />
        );
      })}
    </g>
  );
}
