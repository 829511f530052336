import { counted } from "../format";

/** Words of the converter that all screens share. */
export const converter = {
  files: counted({ one: "{n} file", other: "{n} files" }),

  drop: {
    /** In place of the prompt where nothing can be dragged. */
    touch: { photos: "Choose photos", another: "Choose a PDF", more: "Choose PDFs" },
    busy: "Drop these and they come next",
    /** In place of the prompt, once files are chosen. */
    more: "Add more files",
    other: "Choose other files",
    another: "Choose another file",
    onlyPictures: "This page takes pictures",
    onlyFormat: "This page takes {format} files",
    clears: "Drop more files to add them. This clears your results, so download them first.",
    sample: "No file handy?",
    trySample: "Try a sample",
    sampleFailed: "We couldn't load the sample.",
  },

  /** Files that were dropped during a conversion. */
  waiting: {
    convert: counted({
      one: "{n} file waits. It's converted next.",
      other: "{n} files wait. They're converted next.",
    }),
    offer: counted({ one: "{n} file waits.", other: "{n} files wait." }),
    choose: counted({ one: "Use this file now", other: "Use these files now" }),
  },

  list: {
    selected: "Selected files",
    results: "Results",
    total: "Total size: {size}",
    removeAll: "Remove all",
    move: { up: "Move {name} up", down: "Move {name} down" },
    remove: "Remove {name}",
    /** Before and after. */
    sizes: "{before} to {after}",
    uploading: "Uploading {percent}%",
    downloading: "Downloading {percent}%",
    /** Of a result, where its row says what it became. */
    done: "Done",
    states: { waiting: "Waiting", working: "Processing", converted: "Converted", failed: "Failed" },
  },

  size: {
    smaller: "{percent}% smaller",
    larger: "{percent}% larger",
    /** From double the size on, where a factor is clearer than a percentage. It stays on one line. */
    times: "{factor}\u00a0times\u00a0the\u00a0size",
    /** Of a file that could not be compressed further. */
    kept: "Already well compressed",
    /** Why a format makes larger files, by target. */
    reasons: {
      jpgOfPng: "JPG is made for photos. Drawings and screenshots are often smaller as PNG.",
      jpg: "Pictures usually take more space as JPG than as {format}.",
      again:
        "This picture couldn't be copied as it is. It was saved again, at a quality where no loss shows.",
      png: "PNG keeps every pixel exactly, which usually takes more space.",
      gif: "GIF compresses less than newer formats. WEBP is usually much smaller.",
      ico: "An icon holds the picture in several sizes.",
      tiff: "TIFF keeps every pixel exactly, which usually takes more space.",
    },
  },

  progress: {
    label: "Conversion progress",
    upload: "Upload progress",
    converting: "Converting...",
    uploading: "Uploading...",
    offline: "Waiting for the connection...",
    counted: "{done} of {total} done",
    /** Sizes of what is sent, and of all. */
    bytes: "{done} of {total}",
    timeLeft: "Estimated time left: {seconds}s",
    /** What really happens, below a simulated bar. */
    sent: "Uploading, {percent}%",
    received: "Getting the results, {done} of {total}",
    converted: counted({
      one: "Uploaded. Converting now.",
      other: "Uploaded. Converting {n} files.",
    }),
    /** A line about the work, and one about how long it takes. */
    long: "{work} {still}",
    still: "Still working.",
    stillLarge: "Still working. Large files take longer.",
  },

  actions: {
    cancel: "Cancel",
    reset: "Reset",
    download: "Download",
    downloadFile: "Download {name}",
    /** Beside a download whose specified name is another. */
    saveAs: "Save as {name}",
    zip: "Download all as ZIP",
    /** After a result whose settings have changed since. */
    startAgain: "{action} again",
    stale: "Your last change isn't in the result yet.",
    again: "Try again",
    fileAgain: "Try again: {name}",
    filesAgain: counted({ one: "Try this file again", other: "Try these {n} files again" }),
  },

  /** The line that stands in the place of the options, and its button. */
  settings: { change: "Change", hide: "Hide", named: "{name}: {value}" },

  outcome: {
    complete: "Conversion complete!",
    successful: "Conversion Successful!",
    failed: counted({ other: "{n} of {total} failed" }),
    cancelled: "Canceled. {done} of {total} done.",
    cancelledAtOnce: "Canceled. Your files are still here.",
    more: "{n} more",
    leftOut: counted({ other: "Left out: {names}" }),
    /** After the reason why a file is refused, with a link to the tool that takes it. */
    instead: "{reason} Use {tool} instead.",
    offline: "You're offline. Your files stay here.",
    offlineRunning: "You're offline. Your files stay here. The conversion continues when you're back online.",
  },

  deletion: {
    action: "Delete now",
    busy: "Deleting...",
    otherwise: "Otherwise your results are deleted after {retention}.",
    announced: "Results deleted.",
    done: "Deleted from our server.",
    /** Of results that are in the answer itself. */
    none: "Nothing is left on our server. Your results stay in your browser until you leave this page.",
    kept: "Deleted from our server. You can still download the results: they stay in your browser until you leave this page.",
    failed: "We couldn't delete your results. Please try again.",
  },

  /** What is read aloud. */
  announced: {
    started: "Conversion started.",
    canceled: "Conversion canceled.",
    cleared: "All files removed. {keys} brings them back.",
    added: counted({ other: "Added {n}." }),
    replaced: counted({ other: "Added {n} in place of the others. {keys} brings those back." }),
    addedAndStarted: counted({ other: "Added {n}. Conversion started." }),
    removed: counted({ other: "Removed, {n} left. {keys} brings it back." }),
    moved: "Moved to position {place} of {total}.",
    finished: counted({ other: "Finished, {n} converted." }),
    none: "No file was converted.",
    ready: "Ready for more. {keys} brings the results back.",
    returned: "Brought back.",
    /** The keys that bring back what was removed. */
    keys: { mac: "Command Z", other: "Control Z" },
  },
};
