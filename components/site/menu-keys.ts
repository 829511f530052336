import { keyAlong } from "../ui/direction";

const overlap = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right;

/**
 * Returns the place that a key leads to: up and down by columns, left and right by order, letters by names. At an end it
 * starts again at the other.
 *
 * @param at the place with the focus, -1 for none
 */
function placeFor(key: string, items: readonly HTMLElement[], at: number): number | undefined {
  const boxes = items.map((item) => item.getBoundingClientRect());
  const here = boxes[at];
  const last = items.length - 1;
  const found = (place: number, otherwise: number) => (place < 0 ? otherwise : place);
  switch (keyAlong(key)) {
    case "Home":
      return 0;
    case "End":
      return last;
    case "ArrowRight":
      return at < last ? at + 1 : 0;
    case "ArrowLeft":
      return at > 0 ? at - 1 : last;
    case "ArrowDown":
      if (!here) return 0;
      return found(
        boxes.findIndex((box) => box.top >= here.bottom - 1 && overlap(box, here)),
        found(
          boxes.findIndex((box) => box.top >= here.bottom - 1),
          0,
        ),
      );
    case "ArrowUp":
      if (!here) return last;
      return found(
        boxes.findLastIndex((box) => box.bottom <= here.top + 1 && overlap(box, here)),
        last,
      );
    default: {
      if (key.length > 1) return undefined;
      const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
      const named = after.find((item) => item.innerText.trim().toLowerCase().startsWith(key.toLowerCase()));
      return named && items.indexOf(named);
    }
  }
}

/** Moves the focus by keys within the menu that is open in `root`, also from the button that has opened it. */
export function addMenuKeys(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener(
    "keydown",
    (event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return;
      if (target.matches("input")) return;
      const menu = [...root.querySelectorAll<HTMLElement>(":popover-open")].at(-1);
      if (!menu) return;
      const items = [...menu.querySelectorAll<HTMLElement>("a, button")].filter((item) =>
        item.checkVisibility(),
      );
      const place = placeFor(key, items, items.indexOf(target));
      const item = place === undefined ? undefined : items[place];
      if (!item || key === " ") return;
      event.preventDefault();
      item.focus();
    },
    { signal },
  );
}
