import type { ToolWords } from "../words";
import { screen } from "./words.es";

/** Lo que dicen, por dirección, las páginas que fijan un tamaño o un formato. */
export const variants = {
  "/compress-jpeg": {
    ...screen,
    name: "Comprimir JPEG",
    title: "Comprimir JPG online | Menos peso, mismo aspecto, gratis",
    description:
      "Reduce tus JPG más o menos un 60 % sin diferencia visible, o ajústalos al tamaño que escribas. Compara antes y después. Gratis y sin registro.",
    keywords: ["comprimir jpg", "comprimir jpeg", "compresor jpg", "reducir tamaño jpg", "bajar peso jpg"],
    heading: "Comprimir JPEG",
    subtitle: "Haz que tus JPG pesen mucho menos sin diferencia visible",
    messages: {
      wrong: "Selecciona imágenes JPG válidas.",
      none: "Selecciona las imágenes JPG que quieres comprimir.",
    },
    dropZone: { ...screen.dropZone, hint: "Solo JPG" },
    howToTitle: "Cómo comprimir archivos JPG",
    howTo: [
      {
        name: "Selecciona tus JPG",
        text: "Los archivos .jpg y .jpeg son lo mismo, y se admiten los dos.",
      },
      { name: "Comprime", text: "Pulsa “Comprimir”, o pon antes un límite de tamaño." },
      { name: "Compara y guarda", text: "Mira cualquier foto antes y después, y llévate el ZIP." },
    ],
    article: {
      sections: [
        {
          heading: "Por qué un JPG se puede reducir tanto",
          blocks: [
            "Los teléfonos y las cámaras guardan los JPG deprisa y sin arriesgar: calidad alta para todo, una codificación sencilla y una vista previa dentro. Un codificador más lento y mejor guarda la misma imagen con muchos menos bytes. El nuestro es mozjpeg, y prueba varias calidades con cada foto hasta dar con la más baja que no se distingue del original.",
          ],
        },
        {
          heading: "Tres fotos en cifras",
          blocks: [
            {
              caption: "JPG de teléfonos, comprimidos sin límite",
              head: ["Píxeles", "Antes", "Después", "Ahorro"],
              rows: [
                ["2566 × 3313", "1,27 MB", "527 KB", "58 %"],
                ["3024 × 4032", "1,36 MB", "513 KB", "62 %"],
                ["4032 × 3024", "1,52 MB", "592 KB", "61 %"],
              ],
            },
            "Las fotos que ya han pasado por una aplicación de mensajería o una web están comprimidas. Con ellas espera entre un 5 y un 20 %, o nada: si se ahorra menos de un 5 %, recibes tu archivo en lugar de una copia peor.",
          ],
        },
        {
          heading: "Una sola generación",
          blocks: [
            "Cada vez que se guarda un JPG se pierde un poco. Por eso no comprimimos una foto dos veces: si ya ha pasado por aquí, vuelve sin cambios. Edita primero, comprime al final y guarda el original por si más adelante quieres recortarlo o imprimirlo.",
          ],
        },
        {
          heading: "Qué más cambia",
          blocks: [
            {
              list: [
                "Se quitan la ubicación, los datos de la cámara, las descripciones y la vista previa.",
                "El giro se aplica a la imagen, así que se ve bien orientada en cualquier programa.",
                "Los colores en Display P3 o Adobe RGB pasan a sRGB.",
                "El archivo es progresivo donde así ocupa menos: primero aparece borroso y después se vuelve nítido.",
              ],
            },
            "Si una foto no debe perder ni el valor de un píxel, [JPEG a JPG](/jpeg-to-jpg) quita solo los datos ocultos.",
          ],
        },
      ],
      questions: [
        {
          question: "¿Qué calidad se usa?",
          answer: "No hay una fija. Suele estar entre 70 y 85, y depende de lo que muestra la foto.",
        },
        {
          question: "¿Puedo fijar yo la calidad?",
          answer:
            "Como número, no, pero puedes poner un límite de tamaño, que es lo que piden los formularios.",
        },
        {
          question: "¿Un WEBP pesaría menos?",
          answer:
            "Sí, una cuarta parte menos, más o menos, y lo muestran todos los navegadores actuales. Usa [JPG a WEBP](/jpg-to-webp) para tu sitio web y JPG para todo lo demás.",
        },
        {
          question: "¿Puedo comprimir JPG en CMYK?",
          answer: "Sí. Vuelven en sRGB, porque la mayoría de los programas muestra mal los colores CMYK.",
        },
      ],
    },
  },
  "/compress-png": {
    ...screen,
    name: "Comprimir PNG",
    title: "Comprimir PNG | Capturas y logos más ligeros, gratis",
    description:
      "Reduce el peso de capturas, logos y dibujos PNG sin perder la transparencia. Sin pérdida donde el color importa. Gratis y sin registro.",
    keywords: ["comprimir png", "compresor png", "reducir tamaño png", "optimizar png", "bajar peso png"],
    heading: "Comprimir PNG",
    subtitle: "Reduce el peso de capturas, logos y dibujos sin perder la transparencia",
    messages: {
      wrong: "Selecciona imágenes PNG válidas.",
      none: "Selecciona las imágenes PNG que quieres comprimir.",
    },
    dropZone: { ...screen.dropZone, hint: "Solo PNG" },
    howToTitle: "Cómo comprimir archivos PNG",
    howTo: [
      { name: "Selecciona tus PNG", text: "Capturas, logos, iconos, dibujos: hasta 100 cada vez." },
      {
        name: "Comprime",
        text: "“Comprimir” prueba una paleta y la codificación sin pérdida, y se queda con lo mejor.",
      },
      {
        name: "Mira los bordes suaves",
        text: "Abre la comparación y fíjate en las sombras y los degradados antes de descargar.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Dos caminos hacia un PNG más ligero",
          blocks: [
            "Un PNG no tiene pérdida, pero puede derrochar espacio. Primero buscamos una paleta: si con 256 colores se ve igual que con los millones del archivo, cada píxel necesita un byte en lugar de tres o cuatro. Si no, los píxeles se quedan exactamente como están y solo se empaquetan mejor.",
          ],
        },
        {
          heading: "Resultados",
          blocks: [
            {
              caption: "Nuestros propios PNG, comprimidos sin límite",
              head: ["Imagen", "Antes", "Después"],
              rows: [
                ["Captura de una página web, 1280 × 1150", "146 KB", "56 KB"],
                ["Dibujo con transparencia, 560 × 420", "38 KB", "12 KB"],
                ["Dibujo con degradados finos, 1600 × 1200", "132 KB", "130 KB"],
                ["Foto en PNG, 1200 × 1549", "4,8 MB", "2,4 MB"],
              ],
            },
            "La tercera muestra el límite. Con 256 colores, sus degradados tendrían franjas, y ya estaba bien empaquetada, así que no se pudo ahorrar casi nada.",
          ],
        },
        {
          heading: "Las fotos no van en PNG",
          blocks: [
            "Incluso con 2,4 MB, la foto de la tabla es grande. En JPG ocuparía una fracción y se vería igual. Usa [PNG a JPG](/png-to-jpg), o [PNG a WEBP](/png-to-webp) si tiene partes transparentes.",
          ],
        },
        {
          heading: "Transparencia y 16 bits",
          blocks: [
            {
              list: [
                "Los bordes suaves y las sombras conservan todos sus niveles, también con paleta.",
                "Los archivos de 16 bits por canal pasan a 8. Las pantallas no muestran más.",
                "Los PNG animados vuelven como estaban.",
                "El valor gamma o el perfil de color del archivo se aplica, para que los colores se vean bien en todas partes.",
              ],
            },
            "Si pones un límite de tamaño, primero baja el número de colores y después el de píxeles. El resultado sigue siendo un PNG.",
          ],
        },
      ],
      questions: [
        {
          question: "¿Se pierde calidad?",
          answer:
            "Cuando con una paleta no se vería igual, no: la compresión es sin pérdida. Con paleta, cada píxel puede cambiar un tono. La comparación te lo muestra.",
        },
        {
          question: "¿Por qué no se gana nada con mi icono?",
          answer:
            "Los iconos pequeños suelen tener ya una paleta, y unos cientos de bytes fijos que ningún compresor puede quitar.",
        },
        {
          question: "¿Sirve para sprites de juegos y pixel art?",
          answer: "Muy bien. Tienen pocos colores, así que todos se conservan con exactitud.",
        },
        {
          question: "¿Puede un PNG pesar menos que un WEBP?",
          answer: "En dibujos planos, a veces. En todo lo que tiene colores suaves gana el WEBP.",
        },
      ],
    },
  },
  "/compress-image-to-20kb": {
    ...screen,
    name: "Comprimir imagen a 20 KB",
    title: "Comprimir imagen a 20 KB | Firmas y fotos, gratis",
    description:
      "Haz que una firma o un retrato pequeño quepa en 20 KB para un portal de exámenes o empleo. Ves el nuevo tamaño en píxeles. Gratis y sin registro.",
    keywords: ["comprimir imagen a 20kb", "firma 20 kb", "foto de 20 kb", "reducir imagen a 20kb"],
    heading: "Comprimir imagen a 20 KB",
    subtitle: "Haz que una firma o un retrato pequeño quepa en 20 KB para un formulario online",
    howToTitle: "Cómo comprimir una imagen a 20 KB",
    howTo: [
      {
        name: "Recorta primero",
        text: "Deja solo la firma o la cara, para no gastar bytes en papel vacío.",
      },
      {
        name: "Comprime",
        text: "Añade la imagen y pulsa “Comprimir”. El límite de 20 KB ya está puesto.",
      },
      {
        name: "Comprueba los píxeles",
        text: "La lista dice cuántos píxeles quedan. Compara las dos versiones antes de subirla.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Por qué hay formularios que piden 20 KB",
          blocks: [
            "Los organismos de exámenes y concursos públicos registran a muchísimas personas y guardan de cada una la firma y un retrato. Los guardan a tamaño de sello, y por eso algunos solo aceptan de 10 a 20 KB. Es muy poco al lado de una foto de teléfono, que tiene cien veces más.",
          ],
        },
        {
          heading: "Qué cabe en 20 KB",
          blocks: [
            {
              caption: "Nuestras imágenes de prueba, ajustadas a 20 KB",
              head: ["Imagen", "Antes", "Después", "Píxeles"],
              rows: [
                ["Firma sobre papel, 1800 × 700", "60 KB", "19,4 KB", "Todos"],
                ["Retrato, 413 × 531", "77 KB", "19,8 KB", "Todos"],
                ["Retrato cuadrado, 600 × 600", "120 KB", "19,7 KB", "326 × 326"],
                ["Foto de teléfono, 4032 × 3024", "1,5 MB", "19,7 KB", "486 × 364"],
                ["Página de texto fotografiada", "1,4 MB", "19,7 KB", "315 × 445, ilegible"],
              ],
            },
            "Una firma son líneas oscuras sobre papel liso, y eso se comprime muy bien. Un retrato de tamaño pasaporte también sirve: 413 × 531 píxeles son 35 × 45 mm a 300 dpi. Una página de texto no, prometa lo que prometa un compresor.",
          ],
        },
        {
          heading: "Firma de modo que pese poco",
          blocks: [
            "Usa un bolígrafo negro o azul oscuro sobre papel blanco sin rayas y haz la foto con luz de día. Las sombras y la textura del papel cuestan más bytes que la tinta. Recorta al ras: nuestra firma llenaba la imagen de borde a borde, y por eso conservó todos los píxeles.",
            "Si el portal también indica los píxeles, por ejemplo 140 × 60, ponlos antes con [Redimensionar imagen](/resize-image). Después rara vez queda algo que comprimir.",
          ],
        },
        {
          heading: "Si el portal sigue diciendo que no",
          blocks: [
            {
              list: [
                "Algunos formularios tienen también un límite inferior. Si el tuyo pide de 10 a 20 KB, escribe 20 y no 5.",
                "Muchos solo aceptan JPG. Si tienes un PNG, conviértelo con [PNG a JPG](/png-to-jpg) antes de venir aquí.",
                "Unos pocos cuentan 1 KB como 1024 bytes. Nosotros contamos 1000, así que nuestros archivos pasan de las dos formas.",
              ],
            },
          ],
        },
      ],
      questions: [
        {
          question: "¿Se seguirá reconociendo mi cara?",
          answer:
            "Con 413 × 531 píxeles, sí. Al ampliar puedes notar el pelo algo borroso y el fondo con bloques, así que elige una pared lisa.",
        },
        {
          question: "¿Puedo conseguir exactamente 20 KB?",
          answer:
            "A propósito, no. Nos acercamos por debajo todo lo posible, normalmente a falta de un pequeño porcentaje, porque un formulario rechaza hasta un solo byte de más.",
        },
        {
          question: "¿Puedo hacer juntos la firma y el retrato?",
          answer: "Sí. Selecciona los dos, y cada uno tendrá sus 20 KB.",
        },
        {
          question: "¿Y si desactivo “Usar menos píxeles si hace falta”?",
          answer:
            "Entonces solo baja la calidad. Si no basta, recibes un mensaje con el tamaño mínimo posible.",
        },
      ],
    },
  },
  "/compress-image-to-50kb": {
    ...screen,
    name: "Comprimir imagen a 50 KB",
    title: "Comprimir imagen a 50 KB | Fotos para trámites, gratis",
    description:
      "Ajusta a 50 KB un retrato para un documento o un pasaporte. Cada foto recibe la mejor calidad posible con ese peso. Gratis, sin marca de agua.",
    keywords: ["comprimir imagen a 50kb", "foto de 50 kb", "foto pasaporte 50 kb", "reducir imagen a 50kb"],
    heading: "Comprimir imagen a 50 KB",
    subtitle: "Haz que una foto de documento o pasaporte quepa en 50 KB sin perder la cara",
    howToTitle: "Cómo comprimir una imagen a 50 KB",
    howTo: [
      {
        name: "Selecciona tu retrato",
        text: "En cualquiera de los cuatro formatos, recortado como lo pide el formulario.",
      },
      {
        name: "Comprime",
        text: "“Comprimir” apunta a 50 KB. Escribe otro número si tu formulario tiene otro límite.",
      },
      {
        name: "Compara",
        text: "Fíjate en los ojos y en el contorno del pelo en las dos versiones, y descarga.",
      },
    ],
    article: {
      sections: [
        {
          heading: "El límite habitual para retratos",
          blocks: [
            "Cincuenta kilobytes es un límite frecuente para la foto de una solicitud: exámenes de acceso, carnés de estudiante, licencias, tarjetas de empleado. Es generoso para una cara y no alcanza para un documento, y conviene saber cuál de los dos tienes.",
          ],
        },
        {
          heading: "Los retratos conservan sus píxeles",
          blocks: [
            {
              caption: "Cinco imágenes y en qué quedaron",
              head: ["Imagen", "Resultado", "Píxeles"],
              rows: [
                ["Retrato de 35 × 45 mm a 300 dpi (413 × 531)", "49,6 KB", "413 × 531"],
                ["Retrato de 2 × 2 pulgadas a 300 dpi (600 × 600)", "48,4 KB", "600 × 600"],
                ["Firma, 1800 × 700", "49,5 KB", "1800 × 700"],
                ["Foto de 12 megapíxeles", "49,0 KB", "833 × 625"],
                ["Página A4 fotografiada", "49,5 KB", "520 × 735"],
              ],
            },
            "Así que, si traes el retrato al tamaño en que se imprime, no hay que reducir nada. Directo del teléfono se queda como mucho en 833 × 625, y la mayor parte puede ser pared.",
          ],
        },
        {
          heading: "Primero recortar, después comprimir",
          blocks: [
            "Abre [Redimensionar imagen](/resize-image), elige allí un tamaño de pasaporte o documento y mueve el marco hasta que la cabeza quede donde piden las normas. El resultado suele pesar menos de 100 KB. Tráelo aquí para el último paso.",
            "El orden importa. Una foto comprimida antes a 50 KB y recortada después ha gastado detalle en partes que nadie verá.",
          ],
        },
        {
          heading: "Fondo y ropa",
          blocks: [
            "Un fondo liso y bien iluminado no ocupa casi nada, y deja los bytes para la cara. Las camisas de cuadros, las hojas y las paredes de ladrillo hacen lo contrario. Con poca luz la cámara añade grano, y el grano sale caro: acércate a una ventana y repite la foto.",
          ],
        },
      ],
      questions: [
        {
          question: "¿Bastan 50 KB para imprimir la foto?",
          answer:
            "A 35 × 45 mm, sí: tiene 300 píxeles por pulgada. En una hoja entera se vería la compresión.",
        },
        {
          question: "Mi foto pesa 48 KB y el formulario la rechaza. ¿Por qué?",
          answer:
            "Mira las demás normas. Los formularios suelen comprobar también el formato, los píxeles o el nombre del archivo, y a todo lo llaman tamaño incorrecto.",
        },
        {
          question: "¿Sirve para un documento de identidad escaneado?",
          answer:
            "La letra grande se sigue leyendo, pero revisa las líneas pequeñas. Para tarjetas, pide un límite mayor o recorta solo la tarjeta.",
        },
        {
          question: "¿Puedo comprimir las fotos de toda una clase?",
          answer:
            "Sí, hasta 100 retratos. Cada uno se ajusta por separado, y puedes descargarlos todos en un ZIP.",
        },
      ],
    },
  },
  "/compress-image-to-100kb": {
    ...screen,
    name: "Comprimir imagen a 100 KB",
    title: "Comprimir imagen a 100 KB | Para formularios, gratis",
    description:
      "Deja tus fotos por debajo de 100 KB para portales de empleo, perfiles y formularios, con la mejor calidad que cabe. Gratis, sin marca de agua.",
    keywords: [
      "comprimir imagen a 100kb",
      "imagen de menos de 100kb",
      "foto de 100 kb",
      "reducir imagen a 100kb",
      "comprimir jpg a 100kb",
    ],
    heading: "Comprimir imagen a 100 KB",
    subtitle: "Deja tus fotos por debajo de 100 KB para portales de empleo, perfiles y formularios",
    howToTitle: "Cómo comprimir una imagen a 100 KB",
    howTo: [
      {
        name: "Añade tus fotos",
        text: "Suéltalas en la página. Las que ya son bastante pequeñas quedan como están.",
      },
      {
        name: "Comprime",
        text: "Pulsa “Comprimir”, y cada una recibe toda la calidad que permiten 100 KB.",
      },
      {
        name: "Guárdalas",
        text: "Mira los píxeles en la lista y descarga archivos sueltos o el ZIP.",
      },
    ],
    article: {
      sections: [
        {
          heading: "De una foto de teléfono a 100 KB",
          blocks: [
            "Un teléfono actual guarda de 1,5 a 5 MB por foto. Con 100 KB queda uno de cada quince a cincuenta bytes, así que algo tiene que irse. Bajar solo la calidad llenaría de bloques una imagen con demasiados píxeles. Por eso bajamos también los píxeles, en cuanto así se ve mejor.",
          ],
        },
        {
          heading: "Qué obtienes",
          blocks: [
            {
              caption: "Medido con nuestro propio compresor, límite de 100 KB",
              head: ["Imagen", "Antes", "Después"],
              rows: [
                ["Foto de 12 megapíxeles", "1,5 MB", "98,4 KB, 1253 × 939"],
                ["Retrato cuadrado, 600 × 600", "120 KB", "97,2 KB, 600 × 600"],
                ["Foto de pasaporte, 413 × 531", "77 KB", "Sin cambios"],
                ["Página A4 fotografiada", "1,4 MB", "99,6 KB, 799 × 1131"],
              ],
            },
            "1253 × 939 píxeles llenan la ventana de un equipo portátil y casi toda la pantalla de un teléfono. Es más que suficiente para un perfil, un anuncio o la persona que revisa lo que subes.",
          ],
        },
        {
          heading: "Documentos en 100 KB",
          blocks: [
            "A la página fotografiada le quedan 97 píxeles por pulgada. La letra de tamaño normal se lee; las notas al pie, apenas. Ayudan dos cosas: fotografiar justo desde arriba, de modo que la página llene el encuadre, y guardarla en blanco y negro con una aplicación de escaneo.",
            "Si el formulario acepta PDF, suele ser mejor [Comprimir PDF a 100 KB](/compress-pdf-to-100kb). Guarda un escaneo con más astucia que un JPG.",
          ],
        },
        {
          heading: "Guarda el original",
          blocks: [
            "Lo que se quita no vuelve cuando más adelante amplías la imagen. Conserva la foto en tu teléfono y usa la copia pequeña solo para este formulario.",
          ],
        },
      ],
      questions: [
        {
          question: "¿Qué formato es mejor para 100 KB?",
          answer:
            "Quédate con JPG para formularios, porque lo aceptan todos. En WEBP o AVIF la misma foto conservaría más píxeles, pero pocos portales los aceptan.",
        },
        {
          question: "¿Por qué mi PNG perdió tantos píxeles?",
          answer:
            "Una foto guardada en PNG necesita varias veces los bytes de un JPG. Conviértela antes con [PNG a JPG](/png-to-jpg) y cabrá con un tamaño mucho mayor.",
        },
        {
          question: "¿Puedo elegir yo los píxeles?",
          answer:
            "Sí. Ponlos en [Redimensionar imagen](/resize-image), vuelve aquí y desactiva “Usar menos píxeles si hace falta”.",
        },
        {
          question: "¿Se quita la ubicación de mi foto?",
          answer: "Sí, junto con los datos de la cámara y cualquier nota de texto.",
        },
      ],
    },
  },
  "/compress-image-to-200kb": {
    ...screen,
    name: "Comprimir imagen a 200 KB",
    title: "Comprimir imagen a 200 KB | Documentos legibles, gratis",
    description:
      "Deja fotos y documentos fotografiados por debajo de 200 KB con texto que aún se lee. Cada archivo se ajusta al límite. Gratis y sin cuenta.",
    keywords: ["comprimir imagen a 200kb", "imagen de 200 kb", "reducir foto a 200kb", "jpg 200kb"],
    heading: "Comprimir imagen a 200 KB",
    subtitle: "Fotos y documentos fotografiados por debajo de 200 KB, con texto que aún se lee",
    howToTitle: "Cómo comprimir una imagen a 200 KB",
    howTo: [
      {
        name: "Fotografía o escanea",
        text: "Llena el encuadre con la página, con luz uniforme y justo desde arriba.",
      },
      {
        name: "Comprime",
        text: "Selecciona los archivos. Los 200 KB ya están puestos, y “Comprimir” hace el resto.",
      },
      {
        name: "Léelo",
        text: "Abre el resultado y lee la línea más pequeña. Si puedes, envíalo.",
      },
    ],
    article: {
      sections: [
        {
          heading: "El límite de muchos formularios",
          blocks: [
            "Los portales de seguros, las oficinas de becas y los sitios de empleo suelen poner el tope en 200 KB por imagen. Es el primer límite habitual con el que tiene sentido un documento fotografiado.",
          ],
        },
        {
          heading: "Una página de texto en 200 KB",
          blocks: [
            {
              caption: "Página A4 con texto de 11 puntos, fotografiada con 8,7 megapíxeles",
              head: ["Límite", "Píxeles", "Por pulgada"],
              rows: [
                ["50 KB", "520 × 735", "63"],
                ["100 KB", "799 × 1131", "97"],
                ["200 KB", "1116 × 1579", "135"],
                ["500 KB", "2480 × 3508", "300"],
              ],
            },
            "Con 135 píxeles por pulgada, las letras se ven algo suaves y se leen sin esfuerzo. Por debajo de 100, números como el 3 y el 8 empiezan a parecerse, y ahí surgen los errores. Si tu documento tiene un número de cuenta o de pasaporte en letra pequeña, revisa cada cifra.",
          ],
        },
        {
          heading: "Fotos en 200 KB",
          blocks: [
            "Nuestra foto de 12 megapíxeles quedó en 1883 × 1412 píxeles y 188 KB. Es casi una pantalla Full HD, así que para personas, habitaciones o los daños de un vehículo el límite apenas duele. Haz una foto del conjunto y otra de cerca, en lugar de confiar en el zoom.",
          ],
        },
        {
          heading: "Formas de ahorrar bytes antes de subir",
          blocks: [
            {
              list: [
                "Recorta la mesa que rodea el papel.",
                "Apaga el flash: su mancha brillante tapa el texto y añade un degradado.",
                "Envía dos páginas como dos archivos, no una al lado de la otra.",
                "Usa una captura para lo que ya está en tu pantalla: es más nítida que una foto.",
              ],
            },
            "Para varias páginas, quizá el formulario acepte un PDF. [Comprimir PDF a 200 KB](/compress-pdf-to-200kb) dice cuántas caben.",
          ],
        },
      ],
      questions: [
        {
          question: "¿Puedo reducir 30 fotos a 200 KB cada una?",
          answer: "Sí, de una vez: hasta 100 archivos y 100 MB.",
        },
        {
          question: "¿Y 200 KB para todas juntas?",
          answer:
            "Elige “Todas las imágenes juntas” en las opciones. Las pequeñas quedan como están, y las demás se reparten lo que queda.",
        },
        {
          question: "¿Por qué el resultado son 190 KB y no 200?",
          answer: "Un paso de calidad puede valer varios kilobytes. Tomamos la mejor que queda por debajo.",
        },
        {
          question: "¿Se verá peor que en mi aplicación de fotos?",
          answer:
            "Debería verse mejor. La mayoría de las aplicaciones te hace adivinar una calidad; aquí se prueban varias y se conserva la mejor que cabe.",
        },
      ],
    },
  },
  "/compress-image-to-500kb": {
    ...screen,
    name: "Comprimir imagen a 500 KB",
    title: "Comprimir imagen a 500 KB | Con todos los píxeles",
    description:
      "Ajusta fotos de teléfono a 500 KB, casi siempre con todos sus píxeles. Para anuncios, reclamaciones y webs. Gratis y sin marca de agua.",
    keywords: [
      "comprimir imagen a 500kb",
      "imagen de menos de 500kb",
      "foto de 500 kb",
      "reducir jpg a 500kb",
    ],
    heading: "Comprimir imagen a 500 KB",
    subtitle: "Fotos de teléfono en 500 KB, casi siempre con todos sus píxeles",
    howToTitle: "Cómo comprimir una imagen a 500 KB",
    howTo: [
      {
        name: "Selecciona las fotos",
        text: "Tal como salen del teléfono o la cámara, sin necesidad de recortar.",
      },
      { name: "Comprime", text: "Con el límite de 500 KB puesto, pulsa “Comprimir”." },
      { name: "Compara", text: "Amplía las dos versiones en la ventana y descarga." },
    ],
    article: {
      sections: [
        {
          heading: "Suficiente para una foto entera",
          blocks: [
            "A partir de medio megabyte, la compresión deja de notarse en la mayoría de las imágenes. Nuestro compresor necesita más o menos eso para que un JPG típico de 12 megapíxeles se vea igual a tamaño completo, así que un límite de 500 KB te cuesta poco o nada.",
          ],
        },
        {
          heading: "Tres fotos, medidas",
          blocks: [
            {
              caption: "JPG de 8,5 a 12 megapíxeles con toda su calidad, sin límite",
              head: ["Foto", "Antes", "Se ve igual con"],
              rows: [
                ["2566 × 3313", "1,27 MB", "527 KB"],
                ["3024 × 4032", "1,36 MB", "513 KB"],
                ["4032 × 3024", "1,52 MB", "592 KB"],
              ],
            },
            "Las tres pasan ahí un poco de 500 KB, así que el límite da un pequeño paso más. La última quedó en 497 KB con todos sus píxeles, y hay que ampliarla para encontrar la diferencia. Una escena llena de hojas o de grava puede necesitar menos píxeles; la lista te lo dice.",
          ],
        },
        {
          heading: "Dónde piden 500 KB",
          blocks: [
            "Los portales de compraventa, los anuncios de inmuebles y los trámites de seguros suelen ponerlo para cada imagen. En las webs se usa como máximo para las fotos grandes de cabecera, porque un teléfono lento necesita segundos para más. Para las imágenes dentro de un artículo basta con la mitad.",
          ],
        },
        {
          heading: "Una página fotografiada parece un escaneo",
          blocks: [
            "Nuestra página A4 de prueba se quedó en 2480 × 3508 píxeles, que son 300 por pulgada y equivalen a una fotocopia. Si tienes varias páginas así, júntalas en un archivo con [Imagen a PDF](/image-to-pdf).",
          ],
        },
      ],
      questions: [
        {
          question: "¿Necesito esta página para un sitio web?",
          answer:
            "Comprimir imagen sin límite suele dar archivos más pequeños que se ven igual. Usa el límite si tu editor rechaza los más grandes.",
        },
        {
          question: "Mi cámara crea archivos de 12 MB. ¿Caben?",
          answer:
            "Sí. Con 24 megapíxeles o más, cuenta con menos píxeles en el resultado, aun así suficientes para una pantalla grande.",
        },
        {
          question: "¿También se reduce una foto de 400 KB?",
          answer: "No. Está por debajo del límite, así que solo se quitan los datos ocultos.",
        },
        {
          question: "¿Puedo poner 300 KB?",
          answer: "Sí, escribe 300 en el campo. No hay una página para cada número.",
        },
      ],
    },
  },
  "/compress-image-to-1mb": {
    ...screen,
    name: "Comprimir imagen a 1 MB",
    title: "Comprimir imagen a 1 MB o 2 MB | Fotos grandes, gratis",
    description:
      "Deja fotos grandes por debajo de 1 MB o 2 MB para correos, concursos y tiendas, con todos sus píxeles. También muchas en un solo correo. Gratis.",
    keywords: [
      "comprimir imagen a 1mb",
      "comprimir imagen a 2mb",
      "imagen de menos de 1 mb",
      "foto de menos de 2mb",
      "reducir foto a 1mb",
    ],
    heading: "Comprimir imagen a 1 MB",
    subtitle: "Fotos grandes por debajo de 1 MB o 2 MB, con todos sus píxeles",
    howToTitle: "Cómo comprimir una imagen a 1 MB",
    howTo: [
      {
        name: "Añade fotos grandes",
        text: "Hasta 100 de una vez, cada una de hasta 100 megapíxeles.",
      },
      {
        name: "Elige el límite",
        text: "Está puesto 1 MB. Escribe 2 para 2 MB, o elige “Todas las imágenes juntas” para un correo.",
      },
      {
        name: "Comprime y descarga",
        text: "Cada resultado muestra su tamaño al lado, y el ZIP los contiene todos.",
      },
    ],
    article: {
      sections: [
        {
          heading: "Límites grandes, fotos grandes",
          blocks: [
            "Los concursos de fotografía, las imprentas y los servicios de atención quieren la imagen entera, pero no sus 10 MB. Para eso bastan uno o dos megabytes: en ellos cabe un JPG de 12 megapíxeles casi con toda su calidad.",
          ],
        },
        {
          heading: "¿1 MB o 2 MB?",
          blocks: [
            {
              caption: "Nuestras imágenes, ajustadas a 1 MB y a 2 MB",
              head: ["Imagen", "Antes", "1 MB", "2 MB"],
              rows: [
                ["Foto, 12 megapíxeles", "1,52 MB", "971 KB, todos los píxeles", "Sin cambios"],
                ["Página fotografiada", "1,38 MB", "984 KB, todos los píxeles", "Sin cambios"],
                [
                  "Foto guardada en PNG, 1200 × 1549",
                  "4,78 MB",
                  "852 KB, 256 colores",
                  "852 KB, 256 colores",
                ],
              ],
            },
            "Con 1 MB, la diferencia solo se ve al ampliar. Los 2 MB importan con cámaras de 24 megapíxeles o más, cuyos JPG empiezan en 6 MB.",
          ],
        },
        {
          heading: "Un correo, muchas imágenes",
          blocks: [
            "Los servicios de correo paran en algún punto entre 10 y 25 MB, y la codificación de los adjuntos añade un tercio. Por eso 18 MB de imágenes es una suma segura. Elige “Todas las imágenes juntas”, escribe 18 MB y añade hasta 100 archivos. Las imágenes pequeñas no se tocan; las grandes se reparten el resto, y todas quedan con una calidad parecida.",
          ],
        },
        {
          heading: "Con los PNG hay que decidir",
          blocks: [
            "Un PNG guarda cada píxel con exactitud o usa una paleta. Nuestra foto de la tabla acabó con 256 colores, y eso se nota en los cielos y en la piel. Si no tiene que ser un PNG, [PNG a JPG](/png-to-jpg) conserva sus colores con la cuarta parte del peso. Las capturas y los dibujos están bien como están.",
          ],
        },
      ],
      questions: [
        {
          question: "¿1 MB es un millón de bytes o 1 048 576?",
          answer:
            "Contamos un millón. Los programas que cuentan 1 048 576 muestran el mismo archivo como 0,95 MB, así que pasa en los dos casos.",
        },
        {
          question: "¿Basta 1 MB para imprimir?",
          answer: "Para 4032 × 3024 píxeles, sí: son 34 × 26 cm a 300 dpi, sin pérdida visible.",
        },
        {
          question: "¿Y si mi formulario permite 5 MB?",
          answer:
            "Escribe 5. La mayoría de las fotos de teléfono ya está por debajo y vuelve con la misma calidad.",
        },
        {
          question: "¿Puedo comprimir archivos RAW?",
          answer:
            "A RAW, no. Conviértelos con el [Convertidor de imágenes](/image-compressor), que toma la vista previa que tu cámara guardó en ellos.",
        },
      ],
    },
  },
} satisfies Record<string, ToolWords<"compressor">>;
