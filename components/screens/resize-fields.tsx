"use client";

import { type Ref, useId } from "react";
import { firstTarget } from "@/lib/client/target-size";
import type { ResizeFormat } from "@/lib/contract/resize";
import { type TileId, tiles } from "@/lib/formats";
import type { Fit, Size } from "@/lib/resize/plan";
import { type PresetId, presetIds, presets } from "@/lib/resize/presets";
import { SelectField, Toggle } from "../ui/fields";
import { TextField } from "../ui/text-field";
import { hasShape, mostOf, type NumberField, type ResizeOptions, type Way } from "./resize-options";
import { followingSide } from "./resize-plan";
import { TargetAmount } from "./target-amount";

const wayOptions = [
  { value: "box", text: "Width and height" },
  { value: "percent", text: "Percentage" },
  { value: "longest", text: "Longest side" },
  { value: "preset", text: "Ready-made size" },
] as const satisfies readonly { value: Way; text: string }[];

const fitOptions = [
  { value: "cover", text: "Crop to fill" },
  { value: "inside", text: "Fit inside" },
  { value: "pad", text: "Add borders" },
] as const satisfies readonly { value: Fit; text: string }[];

const fitHelp = {
  cover: "Fills the size. You choose what is cut off.",
  inside: "Shows the whole picture, no larger than this.",
  pad: "Shows the whole picture, with borders up to this size.",
} as const satisfies Record<Fit, string>;

const presetOptions = presetIds.map((value) => ({ value, text: presets[value].name as string }));

/** Presets by their group, in order. */
const presetGroups = [...new Set(presetIds.map((id) => presets[id].group))].map((group) => (
  <optgroup key={group} label={group}>
    {presetIds
      .filter((id) => presets[id].group === group)
      .map((id: PresetId) => (
        <option key={id} value={id}>
          {presets[id].name}
        </option>
      ))}
  </optgroup>
));

const labels: Record<NumberField, string> = {
  width: "Width in pixels",
  height: "Height in pixels",
  percent: "Percent of each side",
  longest: "Longest side in pixels",
};

type ResizeFieldsProps = {
  options: ResizeOptions;
  onChange: (options: ResizeOptions) => void;
  formats: readonly ResizeFormat[];
  /** Size of the first picture, if it is known. */
  first: Size | undefined;
  /** Whether there are several pictures. */
  several: boolean;
  /** Fields whose number is refused. */
  wrong: readonly (NumberField | "limit")[];
  wrongRef: Ref<HTMLInputElement>;
  onEnter: () => void;
  disabled: boolean;
};

/** 'Size and format': what becomes of the pictures. */
export function ResizeFields({
  options,
  onChange,
  formats,
  first,
  several,
  disabled,
  ...rest
}: ResizeFieldsProps) {
  const { by, locked, side, fit, enlarge, limit } = options;
  const { wrong, wrongRef, onEnter } = rest;
  const change = (part: Partial<ResizeOptions>) => onChange({ ...options, ...part });

  const numberField = (field: NumberField, help: string, value = options[field]) => (
    <TextField
      ref={wrong[0] === field ? wrongRef : undefined}
      label={labels[field]}
      inputMode="numeric"
      value={value}
      disabled={disabled}
      help={help}
      error={wrong.includes(field) ? `Enter a whole number from 1 to ${mostOf(field)}.` : undefined}
      onText={(text) =>
        change({ [field]: text, ...((field === "width" || field === "height") && { side: field }) })
      }
      onEnter={onEnter}
    />
  );
  const sideField = (field: "width" | "height") => {
    const follows = locked && side !== field;
    const help = follows ? (several ? "Follows each picture" : "Follows the picture") : "";
    return numberField(field, help, follows ? followingSide(options, first) : options[field]);
  };

  return (
    <fieldset
      disabled={disabled}
      className="rounded-sheet border border-rule bg-sheet px-2 pt-1.5 pb-2 sm:px-2.5"
    >
      <legend className="float-left w-full pb-1 font-bold text-lead">Size and format</legend>
      <div className="clear-both grid gap-x-2 gap-y-1.5 sm:grid-cols-2">
        <SelectField
          label="Resize by"
          options={wayOptions}
          value={by}
          onChange={(next) => change({ by: next })}
          disabled={disabled}
        />
        {by === "box" && (
          <div className="grid grid-cols-2 gap-1.5">
            {sideField("width")}
            {sideField("height")}
          </div>
        )}
        {by === "percent" && numberField("percent", "50 makes each side half as long.")}
        {by === "longest" && numberField("longest", "Width or height, whichever is longer.")}
        {by === "preset" && (
          <SelectField
            label="Size"
            options={presetOptions}
            value={options.preset}
            onChange={(preset) => change({ preset })}
            disabled={disabled}
          >
            {presetGroups}
          </SelectField>
        )}
        {hasShape(options) && (
          <SelectField
            label="If the shape differs"
            options={fitOptions}
            value={fit}
            onChange={(next) => change({ fit: next })}
            disabled={disabled}
            help={fitHelp[fit]}
          />
        )}
        {hasShape(options) && fit === "pad" && (
          <BorderColor value={options.background} onChange={(background) => change({ background })} />
        )}
        <SelectField
          label="Format"
          options={formats.map((value) => ({
            value,
            text: value === "original" ? "Same as the file" : tiles[value as TileId].label,
          }))}
          value={options.format}
          onChange={(format) => change({ format })}
          disabled={disabled}
        />
        <div className="sm:col-span-2">
          {by === "box" && (
            <Toggle
              label="Keep proportions"
              checked={locked}
              onChange={(checked) => {
                const [width, height] = [options.width, options.height];
                const following = followingSide(options, first);
                // The side that followed keeps its number.
                const sides = side === "width" ? { width, height: following } : { width: following, height };
                change({ locked: checked, ...(!checked && sides) });
              }}
              disabled={disabled}
            />
          )}
          {by !== "percent" && (
            <Toggle
              label="Enlarge smaller pictures"
              checked={enlarge}
              onChange={(checked) => change({ enlarge: checked })}
              disabled={disabled}
            />
          )}
          <Toggle
            label="Fit a file size limit"
            checked={limit !== undefined}
            onChange={(wanted) => change({ limit: wanted ? firstTarget : undefined })}
            disabled={disabled}
          />
          {limit && (
            <TargetAmount
              ref={wrong[0] === "limit" ? wrongRef : undefined}
              choice={limit}
              onChange={(next) => change({ limit: next })}
              checked={wrong.includes("limit")}
              what="files fit"
              disabled={disabled}
              onEnter={onEnter}
            />
          )}
        </div>
      </div>
    </fieldset>
  );
}

function BorderColor({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const id = useId();
  return (
    <div className="grid content-start gap-0.5">
      <label htmlFor={id} className="justify-self-start font-semibold text-small">
        Border color
      </label>
      <div className="flex items-center gap-1.5">
        <input
          id={id}
          type="color"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="swatch"
        />
        <span className="text-small tabular-nums">{value.toUpperCase()}</span>
      </div>
    </div>
  );
}
