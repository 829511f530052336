import { type TileId, tiles } from "@/lib/formats";
import { SelectField } from "./select-field";

type Props<Format extends TileId> = {
  label: string;
  formats: readonly Format[];
  value: Format;
  onChange: (format: Format) => void;
  disabled: boolean;
};

/** Which format comes out. */
export function FormatSelect<Format extends TileId>({ formats, ...rest }: Props<Format>) {
  const options = formats.map((format) => ({ value: format, text: tiles[format].label }));
  return <SelectField options={options} {...rest} />;
}
