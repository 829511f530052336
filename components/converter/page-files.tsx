"use client";

import { useFileIntake } from "./file-intake";

type PageFilesProps = Omit<Parameters<typeof useFileIntake>[0], "onNothing"> & {
  /** Text while files are dragged over the page, and text otherwise. */
  dragging: string;
  otherwise: string;
};

/** Takes files on a view without a drop zone. */
export function PageFiles({ dragging, otherwise, ...intake }: PageFilesProps) {
  const { dragged } = useFileIntake(intake);
  const said = dragged ? dragging : otherwise;
  if (said === "") return null;
  // Touch screens cannot drop files.
  const look = dragged ? "font-bold" : "text-quiet pointer-coarse:hidden";
  return <p className={`text-small ${look}`}>{said}</p>;
}
