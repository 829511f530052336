import { Button } from "./button";
import { DownIcon, LeftIcon, RightIcon, UpIcon } from "./icons";

/** Share of the frame by which one press moves the picture. */
const STEP = 0.25;

/** Where one wants to look, and how the picture moves for that. */
const directions = [
  { name: "left", Icon: LeftIcon, x: STEP, y: 0 },
  { name: "up", Icon: UpIcon, x: 0, y: STEP },
  { name: "down", Icon: DownIcon, x: 0, y: -STEP },
  { name: "right", Icon: RightIcon, x: -STEP, y: 0 },
] as const;

type Props = { disabled: boolean; onMove: (x: number, y: number) => void };

/** Moves a zoomed picture without dragging it. */
export function PanButtons({ disabled, onMove }: Props) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">Move the picture</legend>
      {directions.map(({ name, Icon, x, y }) => (
        <Button
          key={name}
          look="icon"
          aria-label={`Look ${name}`}
          disabled={disabled}
          onClick={() => onMove(x, y)}
        >
          <Icon />
        </Button>
      ))}
    </fieldset>
  );
}
