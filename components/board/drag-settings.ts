"use client";

import { type Announcements, MouseSensor, TouchSensor, useSensor, useSensors } from "@dnd-kit/core";

/** A press this long picks something up on a touch screen, in milliseconds; a finger that moves before that scrolls. */
const LONG_PRESS = { delay: 250, tolerance: 8 } as const;
/** Pixels that a mouse has to move before a press becomes a drag. */
const DRAG = { distance: 5 } as const;

/** Creates the sensors of mouse and touch. */
export const useDragSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: DRAG }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
  );

/** What moves is announced in the page's words, in its live region. */
export const accessibility: {
  announcements: Announcements;
  screenReaderInstructions: { draggable: string };
} = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: "" },
};
