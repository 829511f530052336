import { counted } from "../format";

/**
 * Sentences about results that are correct, but differ from what the visitor may expect, by code; those of the API stand in
 * its replies, too. `{n}` is what is counted.
 */
export const notes = {
  first_frame: counted({ other: "This animation has {n} frames; you get the first." }),
  first_picture: counted({ other: "This file holds {n} pictures; you get the first." }),
  main_picture: counted({ other: "This file holds {n} pictures; you get the main one." }),
  small_preview:
    "The preview in this RAW file is smaller than the photo: {width} × {height} pixels. You get the preview.",
  not_enlarged: "This picture is smaller than the size you chose, and wasn't enlarged.",
  kept_pdf: "This PDF is already as small as this level can make it. You get it back unchanged.",
  fitting_pdf: "This PDF is within your limit already. You get it back unchanged.",
  fitted_pdf: "To fit your limit, pictures were reduced to {dpi} dpi or less.",
  fitted_pdf_quality:
    "To fit your limit, pictures were saved at a lower quality. They kept all their pixels.",
  check_small_print: "Check that you can read the small print.",
  signed_pdf: "This PDF is signed, and any change would break its signature. You get it back unchanged.",
  searchable_pdf: "You can search the text of this PDF already. You get it back unchanged.",
  no_text_found: "We found no text on its pages.",
  no_text_in_picture: "We found no text in this picture.",
  only_pictures: "We found no text in this PDF, so the Word file has only its pictures.",
  unread_script: "This text is in a script or language that we can't read yet.",
  unread_scripts: counted({
    one: "One page is in a script or language that we can't read yet.",
    other: "{n} pages are in a script or language that we can't read yet.",
  }),
  read_scans: counted({
    one: "One page is a scan, so we read the text from its picture. Check it for mistakes.",
    other: "{n} pages are scans, so we read the text from their pictures. Check it for mistakes.",
  }),
  unread_scans: counted({ other: "{n} more couldn't be read." }),
  unreadable_text: counted({
    one: "Some text on page {page} couldn't be read, because its font doesn't say which letters it shows.",
    other:
      "Some text on {n} pages, such as page {page}, couldn't be read, because its font doesn't say which letters it shows.",
  }),
  lost_scans: counted({
    one: "One page couldn't be read. It's in the PDF without text.",
    other: "{n} pages couldn't be read. They're in the PDF without text.",
  }),
  lost_signature: "A signed PDF can't be changed without losing its signature. The new PDF isn't signed.",
  unlocked_already: "This PDF has no password and no restrictions. You get it back unchanged.",
  unprotected_pdf: "No password is needed anymore.",
  fits_as_jpg: "As a JPG it fits at full size.",
  colors_fit_as_jpg: "Now in few colors. As a JPG it fits with all of them.",
  smaller_as_jpg: "Photos are much smaller as JPG.",
  fewer_pixels: "Now {width} × {height} pixels, was {oldWidth} × {oldHeight}.",
};
