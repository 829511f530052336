import { type Ref, useId } from "react";

type Props = { ref: Ref<HTMLInputElement>; onSearch: (text: string) => void };

/** The field looks in questions, answers and tags, with every letter. */
export function FaqSearch({ ref, onSearch }: Props) {
  const id = useId();
  return (
    <search className="grid gap-0.5">
      <label htmlFor={id} className="font-semibold text-small">
        Search the answers
      </label>
      <div className="relative">
        <Lens />
        <input
          id={id}
          ref={ref}
          type="search"
          autoComplete="off"
          placeholder="size, iPhone, password..."
          onInput={(event) => onSearch(event.currentTarget.value)}
          className="min-h-6.5 w-full rounded-control border border-edge bg-sheet pr-2 pl-5.5 text-body text-ink transition-colors placeholder:text-quiet hover:border-ink [&::-webkit-search-cancel-button]:grayscale"
        />
      </div>
    </search>
  );
}

function Lens() {
  return (
    <svg
      viewBox="0 0 20 20"
      className="pointer-events-none absolute top-1/2 left-2 size-2.5 -translate-y-1/2 text-quiet"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M8.5 14a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11zM12.5 12.5 17 17" />
    </svg>
  );
}
