import type { ToolWords } from "../words";
import { screen } from "./words.en";

/** What the pages say that preset a size or a format, by path. */
export const variants = {
  "/compress-jpeg": {
    ...screen,
    name: "Compress JPEG",
    title: "Compress JPEG | Smaller JPGs That Look the Same, Free",
    description:
      "Make JPGs about 60% smaller with no visible difference, or fit them to a size you enter. Compare before and after. Free, no sign-up, no watermark.",
    keywords: ["compress jpeg", "compress jpg", "jpeg compressor", "reduce jpg size", "jpg smaller"],
    heading: "Compress JPEG",
    subtitle: "Make JPGs much smaller with no visible difference",
    messages: {
      wrong: "Please select valid JPG images.",
      none: "Please select JPG image(s) to compress.",
    },
    dropZone: { ...screen.dropZone, hint: "JPG only" },
    howToTitle: "How to compress JPG files",
    howTo: [
      {
        name: "Select your JPGs",
        text: "Files named .jpg and .jpeg are the same thing, and both are welcome.",
      },
      { name: "Compress", text: "Press 'Compress', or set a size limit first." },
      { name: "Compare and save", text: "Look at any photo before and after, then take the ZIP." },
    ],
    article: {
      sections: [
        {
          heading: "Why JPGs can shrink so much",
          blocks: [
            "Phones and cameras save JPGs quickly and play it safe: high quality for every picture, simple encoding, and a preview inside. A slower, better encoder stores the same picture in far fewer bytes. Ours is mozjpeg, and it tries several qualities for each photo until it finds the lowest one you can't tell from the original.",
          ],
        },
        {
          heading: "Three photos in numbers",
          blocks: [
            {
              caption: "JPGs from phones, compressed without a limit",
              head: ["Pixels", "Before", "After", "Saved"],
              rows: [
                ["2566 × 3313", "1.27 MB", "527 KB", "58%"],
                ["3024 × 4032", "1.36 MB", "513 KB", "62%"],
                ["4032 × 3024", "1.52 MB", "592 KB", "61%"],
              ],
            },
            "Photos that have been through a messenger or a website are compressed already. Expect 5 to 20% for those, or nothing: if less than 5% could be saved, you get your file back instead of a worse copy.",
          ],
        },
        {
          heading: "One generation only",
          blocks: [
            "Every time a JPG is saved, a little is lost. So we don't compress a photo twice: if it has been here before, it comes back unchanged. Edit first, compress last, and keep the original if you may want to crop or print it later.",
          ],
        },
        {
          heading: "What else changes",
          blocks: [
            {
              list: [
                "The location, the camera's data, captions and the preview are removed.",
                "Rotation is applied to the picture, so it's upright in every program.",
                "Colors in Display P3 or Adobe RGB become sRGB.",
                "The file is progressive where that's smaller: it appears blurred first and then gets sharp.",
              ],
            },
            "If a photo shouldn't lose a single pixel's value, [JPEG to JPG](/jpeg-to-jpg) removes the hidden data only.",
          ],
        },
      ],
      questions: [
        {
          question: "Which quality do you use?",
          answer: "There's no fixed one. It's often between 70 and 85, and depends on what the photo shows.",
        },
        {
          question: "Can I set the quality myself?",
          answer: "Not as a number, but you can set a size limit, and that's what forms ask for.",
        },
        {
          question: "Would WEBP be smaller?",
          answer:
            "Yes, by another quarter or so, and all current browsers show it. Use [JPG to WEBP](/jpg-to-webp) for your website and JPG for everything else.",
        },
        {
          question: "Can I compress CMYK JPGs?",
          answer: "Yes. They come back as sRGB, because most programs show CMYK in wrong colors.",
        },
      ],
    },
  },
  "/compress-png": {
    ...screen,
    name: "Compress PNG",
    title: "Compress PNG | Smaller Screenshots and Logos, Free",
    description:
      "Make PNG screenshots, logos and drawings smaller, with transparency kept. Lossless where colors matter. Compare before and after. Free, no sign-up.",
    keywords: ["compress png", "png compressor", "reduce png size", "optimize png", "png smaller"],
    heading: "Compress PNG",
    subtitle: "Make screenshots, logos and drawings smaller, with transparency kept",
    messages: {
      wrong: "Please select valid PNG images.",
      none: "Please select PNG image(s) to compress.",
    },
    dropZone: { ...screen.dropZone, hint: "PNG only" },
    howToTitle: "How to compress PNG files",
    howTo: [
      { name: "Select your PNGs", text: "Screenshots, logos, icons, drawings: up to 100 at a time." },
      { name: "Compress", text: "'Compress' tries a palette and lossless encoding, and keeps what's best." },
      {
        name: "Check soft edges",
        text: "Open the comparison and look at shadows and gradients before you download.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Two ways to a smaller PNG",
          blocks: [
            "A PNG is lossless, but it may be wasteful. First we look for a palette: if 256 colors look the same as the millions in the file, each pixel needs one byte instead of three or four. If they don't, the pixels stay exactly as they are and only the packing gets better.",
          ],
        },
        {
          heading: "Results",
          blocks: [
            {
              caption: "Our own PNGs, compressed without a limit",
              head: ["Picture", "Before", "After"],
              rows: [
                ["Screenshot of a web page, 1280 × 1150", "146 KB", "56 KB"],
                ["Drawing with transparency, 560 × 420", "38 KB", "12 KB"],
                ["Drawing with fine gradients, 1600 × 1200", "132 KB", "130 KB"],
                ["Photo as PNG, 1200 × 1549", "4.8 MB", "2.4 MB"],
              ],
            },
            "The third one shows the limit. Its gradients would get stripes with 256 colors, and it had been packed well before, so almost nothing could be saved.",
          ],
        },
        {
          heading: "Photos don't belong in PNGs",
          blocks: [
            "Even at 2.4 MB, the photo in the table is large. As a JPG it would take a fraction of that and look the same. Use [PNG to JPG](/png-to-jpg), or [PNG to WEBP](/png-to-webp) if it has transparent parts.",
          ],
        },
        {
          heading: "Transparency and 16 bits",
          blocks: [
            {
              list: [
                "Soft edges and shadows keep all their levels, in a palette as well.",
                "Files with 16 bits per channel become 8-bit. Screens show no more.",
                "Animated PNGs come back as they are.",
                "A gamma value or a color profile in the file is applied, so that colors look right everywhere.",
              ],
            },
            "If you set a size limit, the number of colors goes down first, and then the pixels. The result stays a PNG.",
          ],
        },
      ],
      questions: [
        {
          question: "Is it lossless?",
          answer:
            "When a palette wouldn't look the same, yes. With a palette, each pixel may change by a shade. The comparison shows you.",
        },
        {
          question: "Why is there nothing to gain for my icon?",
          answer:
            "Small icons often have a palette already, and a few hundred bytes of fixed cost that no compressor can remove.",
        },
        {
          question: "Does it work for game sprites and pixel art?",
          answer: "Very well. They have few colors, so every one of them is kept exactly.",
        },
        {
          question: "Can it make a PNG smaller than a WEBP?",
          answer: "For flat drawings, sometimes. For everything with soft color, WEBP wins.",
        },
      ],
    },
  },
  "/compress-image-to-20kb": {
    ...screen,
    name: "Compress Image to 20 KB",
    title: "Compress Image to 20 KB | Signatures and Photos, Free",
    description:
      "Make a signature or a small portrait fit into 20 KB for an exam or job portal. You see the new size in pixels. Free, no sign-up, no watermark.",
    keywords: ["compress image to 20kb", "signature 20kb", "photo 20 kb", "reduce image size to 20kb"],
    heading: "Compress Image to 20 KB",
    subtitle: "Make a signature or a small portrait fit into 20 KB for an online form",
    howToTitle: "How to compress a picture to 20 KB",
    howTo: [
      {
        name: "Crop first",
        text: "Cut the scan to the signature or the face, so that no bytes go into empty paper.",
      },
      {
        name: "Compress",
        text: "Add the picture and press 'Compress'. The limit of 20 KB is filled in already.",
      },
      {
        name: "Check the pixels",
        text: "The list says how many pixels are left. Compare both versions before you upload.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Why forms ask for 20 KB",
          blocks: [
            "Exam boards and public service commissions register very many people, and keep a signature and a portrait of each. They store these at the size of a stamp, so some of them accept 10 to 20 KB only. That's tiny beside a phone's photo, which has a hundred times as much.",
          ],
        },
        {
          heading: "What 20 KB can hold",
          blocks: [
            {
              caption: "Our test pictures, fitted into 20 KB",
              head: ["Picture", "Before", "After", "Pixels"],
              rows: [
                ["Signature on paper, 1800 × 700", "60 KB", "19.4 KB", "All of them"],
                ["Portrait, 413 × 531", "77 KB", "19.8 KB", "All of them"],
                ["Square portrait, 600 × 600", "120 KB", "19.7 KB", "326 × 326"],
                ["Phone photo, 4032 × 3024", "1.5 MB", "19.7 KB", "486 × 364"],
                ["Photographed page of text", "1.4 MB", "19.7 KB", "315 × 445, unreadable"],
              ],
            },
            "A signature is dark lines on plain paper, and that compresses very well. A portrait of passport size works, too: 413 × 531 pixels are 35 × 45 mm at 300 dpi. A page of text doesn't, whatever a compressor promises.",
          ],
        },
        {
          heading: "Sign so that it stays small",
          blocks: [
            "Use a black or dark blue pen on white, unlined paper and photograph it in daylight. Shadows and the weave of the paper cost more bytes than the ink. Crop closely: our signature filled the picture from edge to edge, and that's why it kept every pixel.",
            "If the portal names pixels as well, such as 140 × 60, set those first with [Resize Image](/resize-image). After that there is rarely anything left to compress.",
          ],
        },
        {
          heading: "When the portal still says no",
          blocks: [
            {
              list: [
                "Some forms have a lower limit, too. If yours wants 10 to 20 KB, enter 20 and not 5.",
                "Many take JPG only. Change a PNG with [PNG to JPG](/png-to-jpg) before you come here.",
                "A few count 1 KB as 1,024 bytes. We count 1,000, so our files pass either way.",
              ],
            },
          ],
        },
      ],
      questions: [
        {
          question: "Will my face still be recognizable?",
          answer:
            "At 413 × 531 pixels, yes. You may notice soft hair and slightly blocky backgrounds when you zoom in, so choose a plain wall.",
        },
        {
          question: "Can I get exactly 20 KB?",
          answer:
            "Not on purpose. We come as close as we can from below, usually to within a few percent, because a form refuses a single byte too much.",
        },
        {
          question: "Can I do the signature and the portrait together?",
          answer: "Yes. Select both, and each gets 20 KB of its own.",
        },
        {
          question: "What if I turn off 'Use fewer pixels if needed'?",
          answer:
            "Then only the quality is lowered. If that isn't enough, you get a message with the smallest size that is possible.",
        },
      ],
    },
  },
  "/compress-image-to-50kb": {
    ...screen,
    name: "Compress Image to 50 KB",
    title: "Compress Image to 50 KB | Portraits for Forms, Free",
    description:
      "Fit an ID or passport portrait into 50 KB for an application. Each photo gets the best quality possible at that size. Free, no sign-up, no watermark.",
    keywords: ["compress image to 50kb", "photo 50kb", "passport photo 50 kb", "reduce image to 50kb"],
    heading: "Compress Image to 50 KB",
    subtitle: "Fit an ID or passport portrait into 50 KB without losing the face",
    howToTitle: "How to compress a picture to 50 KB",
    howTo: [
      { name: "Select your portrait", text: "Any of the four formats, cropped to the shape the form wants." },
      {
        name: "Compress",
        text: "'Compress' aims for 50 KB. Enter another number if your form has another limit.",
      },
      {
        name: "Compare",
        text: "Look at the eyes and the outline of the hair in both versions, then download.",
      },
    ],
    article: {
      sections: [
        {
          heading: "The usual limit for portraits",
          blocks: [
            "Fifty kilobytes is a common limit for the photo in an application: entrance exams, student cards, licenses, staff badges. It's generous for a face and hopeless for a document, and it helps to know which of the two you have.",
          ],
        },
        {
          heading: "Portraits keep their pixels",
          blocks: [
            {
              caption: "Five pictures and what became of them",
              head: ["Picture", "Result", "Pixels"],
              rows: [
                ["Portrait of 35 × 45 mm at 300 dpi (413 × 531)", "49.6 KB", "413 × 531"],
                ["Portrait of 2 × 2 inches at 300 dpi (600 × 600)", "48.4 KB", "600 × 600"],
                ["Signature, 1800 × 700", "49.5 KB", "1800 × 700"],
                ["Photo with 12 megapixels", "49.0 KB", "833 × 625"],
                ["Photographed A4 page", "49.5 KB", "520 × 735"],
              ],
            },
            "So if you bring the portrait at the size it's printed, nothing has to shrink. Straight from the phone it's 833 × 625 at best, and most of that may be wall.",
          ],
        },
        {
          heading: "Crop, then compress",
          blocks: [
            "Open [Resize Image](/resize-image), choose a passport or ID size there, and move the frame until the head sits where the rules want it. The result usually has less than 100 KB. Bring it here for the last step.",
            "The order matters. A photo that was compressed to 50 KB first and cropped afterwards has thrown away detail for parts that nobody will see.",
          ],
        },
        {
          heading: "Backgrounds and clothes",
          blocks: [
            "A plain, evenly lit background takes next to nothing, which leaves the bytes for the face. Checked shirts, leaves and brick walls do the opposite. In poor light the camera adds grain, and grain is expensive: step closer to a window and take the picture again.",
          ],
        },
      ],
      questions: [
        {
          question: "Is 50 KB enough to print the photo?",
          answer:
            "At 35 × 45 mm, yes: it has 300 pixels per inch. On a whole sheet you'd see the compression.",
        },
        {
          question: "My photo has 48 KB and the form refuses it. Why?",
          answer:
            "Look at the other rules. Forms often check the format, the number of pixels or the file name as well, and call everything a wrong size.",
        },
        {
          question: "Does this work for a scanned ID card?",
          answer:
            "Large print stays readable, but check the small lines. For cards, ask for a higher limit or crop to the card alone.",
        },
        {
          question: "Can I compress a whole class at once?",
          answer:
            "Yes, up to 100 portraits. Each one is fitted on its own, and you can download them all as a ZIP.",
        },
      ],
    },
  },
  "/compress-image-to-100kb": {
    ...screen,
    name: "Compress Image to 100 KB",
    title: "Compress Image to 100 KB | For Uploads, Free",
    description:
      "Bring photos below 100 KB for job portals, profiles and online forms, at the best quality that fits. Compare before and after. Free, no watermark.",
    keywords: [
      "compress image to 100kb",
      "image under 100kb",
      "photo 100 kb",
      "reduce image size to 100kb",
      "compress jpg to 100kb",
    ],
    heading: "Compress Image to 100 KB",
    subtitle: "Bring photos below 100 KB for job portals, profiles and online forms",
    howToTitle: "How to compress a picture to 100 KB",
    howTo: [
      {
        name: "Add your photos",
        text: "Drop them on the page. Photos that are small enough already stay untouched.",
      },
      { name: "Compress", text: "Press 'Compress', and each one gets as much quality as 100 KB allows." },
      { name: "Save them", text: "Check the pixels in the list, then take single files or the ZIP." },
    ],
    article: {
      sections: [
        {
          heading: "From a phone photo to 100 KB",
          blocks: [
            "A current phone saves 1.5 to 5 MB per photo. At 100 KB, one byte in fifteen to fifty is left, so something has to go. Lowering the quality alone would leave blocks all over a picture with far too many pixels. We lower the pixels as well, as soon as that looks better.",
          ],
        },
        {
          heading: "What you get",
          blocks: [
            {
              caption: "Measured with our own compressor, limit 100 KB",
              head: ["Picture", "Before", "After"],
              rows: [
                ["12-megapixel photo", "1.5 MB", "98.4 KB, 1253 × 939"],
                ["Square portrait, 600 × 600", "120 KB", "97.2 KB, 600 × 600"],
                ["Passport photo, 413 × 531", "77 KB", "Unchanged"],
                ["A4 page, photographed", "1.4 MB", "99.6 KB, 799 × 1131"],
              ],
            },
            "1253 × 939 pixels fill a laptop's window and most of a phone's screen. That's plenty for a profile, a listing or a moderator who checks your upload.",
          ],
        },
        {
          heading: "Documents at 100 KB",
          blocks: [
            "The photographed page has 97 pixels per inch left. Letters of ordinary size can be read, footnotes hardly. Two things help: photograph from straight above so that the page fills the frame, and save it with a scanner app as black and white.",
            "If the form accepts PDFs, [Compress PDF to 100 KB](/compress-pdf-to-100kb) is often the better way. It stores a scan more cleverly than a JPG can.",
          ],
        },
        {
          heading: "Keep the original",
          blocks: [
            "What has been removed doesn't come back when you enlarge the picture later. Keep the photo on your phone, and use the small copy for this one form.",
          ],
        },
      ],
      questions: [
        {
          question: "Which format is best for 100 KB?",
          answer:
            "Keep JPG for forms, since all of them take it. As WEBP or AVIF the same photo would keep more pixels, but few portals accept those.",
        },
        {
          question: "Why did my PNG lose so many pixels?",
          answer:
            "A photo stored as PNG needs several times the bytes of a JPG. Convert it with [PNG to JPG](/png-to-jpg) first, and it'll fit at a much larger size.",
        },
        {
          question: "Can I choose the pixels myself?",
          answer:
            "Yes. Set them in [Resize Image](/resize-image), then come back and turn off 'Use fewer pixels if needed'.",
        },
        {
          question: "Is the location in my photo removed?",
          answer: "Yes, together with the camera's data and any text notes.",
        },
      ],
    },
  },
  "/compress-image-to-200kb": {
    ...screen,
    name: "Compress Image to 200 KB",
    title: "Compress Image to 200 KB | Readable Documents, Free",
    description:
      "Get photos and photographed documents below 200 KB with text you can still read. Fits each file to the limit exactly. Free, no account needed.",
    keywords: ["compress image to 200kb", "image size 200kb", "reduce photo to 200kb", "jpg 200kb"],
    heading: "Compress Image to 200 KB",
    subtitle: "Get photos and photographed documents below 200 KB, with text you can still read",
    howToTitle: "How to compress a picture to 200 KB",
    howTo: [
      {
        name: "Photograph or scan",
        text: "Fill the frame with the page, in even light and from straight above.",
      },
      { name: "Compress", text: "Select the files. 200 KB is set, and 'Compress' does the rest." },
      { name: "Read it", text: "Open the result and read the smallest line. If you can, send it." },
    ],
    article: {
      sections: [
        {
          heading: "The limit of many upload forms",
          blocks: [
            "Insurance portals, scholarship offices and job sites often stop at 200 KB per picture. It's the first common limit at which a photographed document makes sense.",
          ],
        },
        {
          heading: "A page of text at 200 KB",
          blocks: [
            {
              caption: "A4 page of 11-point text, photographed with 8.7 megapixels",
              head: ["Limit", "Pixels", "Per inch"],
              rows: [
                ["50 KB", "520 × 735", "63"],
                ["100 KB", "799 × 1131", "97"],
                ["200 KB", "1116 × 1579", "135"],
                ["500 KB", "2480 × 3508", "300"],
              ],
            },
            "At 135 pixels per inch, letters look slightly soft and read without effort. Below 100, numbers such as 3 and 8 begin to look alike, and that's where mistakes happen. If your document has an account or passport number in small print, check every digit.",
          ],
        },
        {
          heading: "Photos at 200 KB",
          blocks: [
            "Our photo of 12 megapixels became 1883 × 1412 pixels and 188 KB. That's nearly a full HD screen, so for people, rooms or damage to a car the limit hardly hurts. Take one picture of the whole and one from close by instead of counting on zoom.",
          ],
        },
        {
          heading: "Ways to save bytes before you upload",
          blocks: [
            {
              list: [
                "Cut away the desk around the paper.",
                "Turn off the flash, whose bright spot hides text and adds a gradient.",
                "Send two pages as two files, not side by side.",
                "Use a screenshot for what's on your screen already: it's sharper than a photo of it.",
              ],
            },
            "For several pages the form may take a PDF. [Compress PDF to 200 KB](/compress-pdf-to-200kb) says how many fit.",
          ],
        },
      ],
      questions: [
        {
          question: "Can I reduce 30 photos to 200 KB each?",
          answer: "Yes, in one go: up to 100 files and 100 MB at a time.",
        },
        {
          question: "And 200 KB for all of them together?",
          answer:
            "Choose 'All pictures together' in the options. Small ones stay as they are, and the others share what's left.",
        },
        {
          question: "Why is the result 190 KB and not 200?",
          answer:
            "One step of quality can be worth several kilobytes. We take the best one that stays below.",
        },
        {
          question: "Will it look worse than in my photo app?",
          answer:
            "It should look better. Most apps make you guess a quality; here, several are tried, and the best that fits is kept.",
        },
      ],
    },
  },
  "/compress-image-to-500kb": {
    ...screen,
    name: "Compress Image to 500 KB",
    title: "Compress Image to 500 KB | All Pixels Kept, Free",
    description:
      "Fit phone photos into 500 KB, usually with every pixel kept. For listings, claims and websites. Compare before and after. Free, no watermark.",
    keywords: ["compress image to 500kb", "image under 500kb", "photo 500 kb", "reduce jpg to 500kb"],
    heading: "Compress Image to 500 KB",
    subtitle: "Fit phone photos into 500 KB, usually with every pixel kept",
    howToTitle: "How to compress a picture to 500 KB",
    howTo: [
      { name: "Select the photos", text: "As they come from the phone or camera, with no need to crop." },
      { name: "Compress", text: "With the limit of 500 KB in place, press 'Compress'." },
      { name: "Compare", text: "Zoom into both versions in the dialog, then download." },
    ],
    article: {
      sections: [
        {
          heading: "Enough for a whole photo",
          blocks: [
            "Half a megabyte is where compression stops hurting for most pictures. Our compressor needs about that much to make a typical 12-megapixel JPG look the same at full size, so a limit of 500 KB costs you little or nothing.",
          ],
        },
        {
          heading: "Three photos, measured",
          blocks: [
            {
              caption: "JPGs with 8.5 to 12 megapixels at full quality, without a limit",
              head: ["Photo", "Before", "Looks the same at"],
              rows: [
                ["2566 × 3313", "1.27 MB", "527 KB"],
                ["3024 × 4032", "1.36 MB", "513 KB"],
                ["4032 × 3024", "1.52 MB", "592 KB"],
              ],
            },
            "All three are a little over 500 KB there, so the limit takes one small step more. The last one came to 497 KB with all of its pixels, and you have to enlarge it to find the difference. A scene full of leaves or gravel can need fewer pixels; the list tells you.",
          ],
        },
        {
          heading: "Where 500 KB is asked for",
          blocks: [
            "Marketplaces, property listings and insurance claims often set it for each picture. Website owners use it as an upper limit for large header photos, because slower phones need seconds for more. For pictures inside an article, half of that will do.",
          ],
        },
        {
          heading: "A photographed page looks like a scan",
          blocks: [
            "Our A4 test page stayed at 2480 × 3508 pixels, which is 300 per inch and as good as a copier. If you have several such pages, put them in one file with [Image to PDF](/image-to-pdf).",
          ],
        },
      ],
      questions: [
        {
          question: "Do I need this page for a website?",
          answer:
            "Compress Image without a limit often gives smaller files that look the same. Take the limit if your editor refuses larger ones.",
        },
        {
          question: "My camera makes 12 MB files. Do they fit?",
          answer:
            "Yes. With 24 megapixels or more, expect fewer pixels in the result, still enough for a large screen.",
        },
        {
          question: "Does a 400 KB photo get smaller, too?",
          answer: "No. It's below the limit, so only hidden data is removed.",
        },
        {
          question: "Can I set 300 KB instead?",
          answer: "Yes, type 300 into the field. There's no separate page for every number.",
        },
      ],
    },
  },
  "/compress-image-to-1mb": {
    ...screen,
    name: "Compress Image to 1 MB",
    title: "Compress Image to 1 MB or 2 MB | Large Photos, Free",
    description:
      "Bring large photos below 1 MB or 2 MB for email, contests and shops, with all their pixels. Also fits many pictures into one email. Free.",
    keywords: [
      "compress image to 1mb",
      "compress image to 2mb",
      "image under 1 mb",
      "photo under 2mb",
      "reduce photo to 1mb",
    ],
    heading: "Compress Image to 1 MB",
    subtitle: "Bring large photos below 1 MB or 2 MB, with all their pixels",
    howToTitle: "How to compress a picture to 1 MB",
    howTo: [
      { name: "Add large photos", text: "Up to 100 at once, each with up to 100 megapixels." },
      {
        name: "Choose the limit",
        text: "1 MB is set. Type 2 for 2 MB, or choose 'All pictures together' for an email.",
      },
      {
        name: "Compress and download",
        text: "Each result has its size beside it, and the ZIP holds them all.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Large limits, large photos",
          blocks: [
            "Photo contests, print shops and support desks want the whole picture, just not 10 MB of it. One or two megabytes are enough for that: a JPG of 12 megapixels has room for nearly its full quality.",
          ],
        },
        {
          heading: "1 MB or 2 MB?",
          blocks: [
            {
              caption: "Our pictures, made to fit 1 MB and 2 MB",
              head: ["Picture", "Before", "1 MB", "2 MB"],
              rows: [
                ["Photo, 12 megapixels", "1.52 MB", "971 KB, all pixels", "Unchanged"],
                ["Photographed page", "1.38 MB", "984 KB, all pixels", "Unchanged"],
                ["Photo saved as PNG, 1200 × 1549", "4.78 MB", "852 KB, 256 colors", "852 KB, 256 colors"],
              ],
            },
            "At 1 MB nothing can be seen without enlarging. 2 MB matters for cameras with 24 megapixels and more, whose JPGs start at 6 MB.",
          ],
        },
        {
          heading: "One email, many pictures",
          blocks: [
            "Mail providers stop somewhere between 10 and 25 MB, and the encoding of attachments adds a third. So 18 MB of pictures is a safe sum. Choose 'All pictures together', enter 18 MB, and add up to 100 files. Small pictures stay as they are; large ones share what's left, and everyone gets about the same quality.",
          ],
        },
        {
          heading: "PNGs need a decision",
          blocks: [
            "A PNG either stores every pixel exactly or uses a palette. Our photo in the table ended with 256 colors, which shows in skies and skin. If it doesn't have to be a PNG, [PNG to JPG](/png-to-jpg) keeps its colors at a quarter of the size. Screenshots and drawings are fine as they are.",
          ],
        },
      ],
      questions: [
        {
          question: "Is 1 MB a million bytes or 1,048,576?",
          answer:
            "We count a million. Programs that count 1,048,576 show the same file as 0.95 MB, so it passes in both.",
        },
        {
          question: "Is 1 MB enough for printing?",
          answer: "For 4032 × 3024 pixels, yes: that's 34 × 26 cm at 300 dpi, with no visible loss.",
        },
        {
          question: "What if my form allows 5 MB?",
          answer:
            "Enter 5. Most phone photos are below that already and come back with their quality unchanged.",
        },
        {
          question: "Can I compress RAW files?",
          answer:
            "Not to RAW. Convert them with the [Image Converter](/image-compressor), which takes the preview your camera saved in them.",
        },
      ],
    },
  },
} satisfies Record<string, ToolWords<"compressor">>;
