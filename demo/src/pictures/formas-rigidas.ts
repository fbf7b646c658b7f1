import { ellipse, path, rect, shadow, sheen, type DesenhaForma } from './cena.ts'
import { darken, lighten } from './cor.ts'
import { drawEtiqueta } from './etiqueta.ts'

/** Hard packages: bottles, cans, jars, boxes, pails. */

export const garrafa: DesenhaForma = ({ cor, cor2, rotulo }) =>
  shadow(116) +
  path(
    'M180 70h40v40q0 18 16 34q18 18 18 44v134q0 16-16 18q-38 4-76 0q-16-2-16-18V188q0-26 18-44q16-16 16-34z',
    cor,
  ) +
  rect(176, 44, 48, 34, cor2, { rx: 6 }) +
  rect(176, 66, 48, 4, '#000000', { opacity: 0.18 }) +
  path('M186 84h7v30q0 20-16 38q-17 17-17 38v130q-6-2-6-12V188q0-24 18-42q14-14 14-34z', '#ffffff', 0.3) +
  path('M238 160q16 16 16 40v122q0 14-10 17V196q0-20-6-36z', '#000000', 0.12) +
  drawEtiqueta(rotulo, { x: 150, y: 182, w: 100, h: 138 })

export const cerveja: DesenhaForma = ({ cor, cor2, rotulo }) => {
  const vidro = darken(cor, 0.12)
  return (
    shadow(92) +
    path(
      'M184 52h32v76q0 16 12 30q14 16 14 40v126q0 14-14 16q-28 3-56 0q-14-2-14-16V198q0-24 14-40q12-14 12-30z',
      vidro,
    ) +
    path('M180 40q20-8 40 0l3 16q-23 6-46 0z', cor2) +
    Array.from({ length: 6 }, (_, i) => rect(181 + i * 7, 50, 3, 7, '#000000', { opacity: 0.2 })).join('') +
    rect(183, 92, 34, 30, lighten(cor2, 0.7), { rx: 2 }) +
    path('M190 60h6v68q0 20-12 36q-12 16-12 36v124q-6-2-6-10V200q0-24 14-40q10-14 10-32z', '#ffffff', 0.26) +
    drawEtiqueta(
      { ...rotulo, estilo: rotulo.estilo === 2 ? 0 : rotulo.estilo },
      { x: 159, y: 196, w: 82, h: 122 },
    )
  )
}

function drawLata(largura: number, topo: number): DesenhaForma {
  return ({ cor, rotulo }) => {
    const x = 200 - largura / 2
    const h = 340 - topo
    return (
      shadow(largura) +
      path(
        `M${x} ${topo + 10}h${largura}v${h - 26}q0 14-${largura / 2} 16q-${largura / 2}-2-${largura / 2}-16z`,
        cor,
      ) +
      path(`M${x} ${topo + 10}l8-16h${largura - 16}l8 16z`, '#c9ccd1') +
      ellipse(200, topo - 4, largura / 2 - 8, 7, '#e4e6e9') +
      ellipse(200, topo - 4, largura / 2 - 16, 4, '#b4b8bf') +
      path(
        `M${x} ${340 - 24}q${largura / 2} 16 ${largura} 0v8q0 14-${largura / 2} 16q-${largura / 2}-2-${largura / 2}-16z`,
        '#c9ccd1',
        0.9,
      ) +
      sheen(x, topo + 10, largura, h - 30) +
      drawEtiqueta(rotulo, { x: x + 14, y: topo + 26, w: largura - 28, h: h - 66 })
    )
  }
}

export const lata = drawLata(138, 92)
export const lataBaixa = drawLata(196, 196)

/** A plastic tub with a wide lid. */
export const pote: DesenhaForma = ({ cor, cor2, rotulo }) =>
  shadow(190) +
  path('M106 150h188l-12 176q-1 13-14 14q-68 5-136 0q-13-1-14-14z', cor) +
  rect(96, 126, 208, 32, cor2, { rx: 9 }) +
  rect(96, 126, 208, 9, '#ffffff', { rx: 5, opacity: 0.25 }) +
  path('M118 166h14l9 164q-12-1-13-10z', '#ffffff', 0.24) +
  path('M282 166l-11 158q-1 10-10 12l9-170z', '#000000', 0.12) +
  drawEtiqueta(rotulo, { x: 134, y: 172, w: 132, h: 154 })

/** A glass jar: what is inside shows through. */
export const vidro: DesenhaForma = ({ cor, cor2, claro, rotulo }) =>
  shadow(156) +
  path('M124 132q0-14 14-16h124q14 2 14 16v190q0 16-16 18q-60 4-120 0q-16-2-16-18z', '#ffffff', 0.75) +
  path('M130 150q0-8 10-10h120q10 2 10 10v170q0 12-14 14q-56 4-112 0q-14-2-14-14z', cor) +
  path('M130 150q0-8 10-10h120q10 2 10 10v14H130z', claro) +
  rect(120, 78, 160, 42, cor2, { rx: 8 }) +
  Array.from({ length: 15 }, (_, i) => rect(126 + i * 10.4, 86, 3, 28, '#000000', { opacity: 0.12 })).join(
    '',
  ) +
  rect(136, 150, 10, 170, '#ffffff', { rx: 5, opacity: 0.34 }) +
  drawEtiqueta(rotulo, { x: 136, y: 174, w: 128, h: 142 })

/** A cardboard box seen from its left corner. */
export const caixa: DesenhaForma = ({ cor, claro, escuro, rotulo, semente }) => {
  const topo = 92 + (semente % 3) * 14
  return (
    shadow(220) +
    path(`M104 ${topo}h148v${340 - topo}H104z`, cor) +
    path(`M252 ${topo}l44-26v${326 - topo}l-44 40z`, escuro) +
    path(`M104 ${topo}l44-26h148l-44 26z`, claro) +
    rect(104, topo, 8, 340 - topo, '#ffffff', { opacity: 0.16 }) +
    drawEtiqueta(rotulo, { x: 116, y: topo + 16, w: 124, h: 340 - topo - 34 })
  )
}

/** A long-life brick with a cap on its slope. */
export const caixinha: DesenhaForma = ({ cor, claro, escuro, cor2, rotulo }) =>
  shadow(150) +
  path('M122 116h124v224H122z', cor) +
  path('M246 116l32-18v216l-32 26z', escuro) +
  path('M122 116l16-34h124l16 16-32 18z', claro) +
  rect(176, 66, 34, 22, cor2, { rx: 5 }) +
  rect(122, 116, 8, 224, '#ffffff', { opacity: 0.18 }) +
  drawEtiqueta(rotulo, { x: 131, y: 130, w: 106, h: 194 })

/** A jug with its handle. */
export const galao: DesenhaForma = ({ cor, cor2, escuro, rotulo }) =>
  shadow(180) +
  path(
    'M166 82h46v24q0 10 20 16q58 18 58 64v140q0 13-14 14q-74 5-148 0q-14-1-14-14V176q0-36 30-54q22-12 22-22z',
    cor,
  ) +
  path('M236 132q38 14 38 50v34h-18v-30q0-24-26-36z', escuro, 0.7) +
  rect(160, 52, 58, 34, cor2, { rx: 7 }) +
  path('M128 178q0-28 22-42l10 6q-20 14-20 40v148q-12 0-12-10z', '#ffffff', 0.26) +
  drawEtiqueta(rotulo, { x: 132, y: 198, w: 136, h: 126 })

/** A pail with a wire handle. */
export const balde: DesenhaForma = ({ cor, cor2, escuro, rotulo }) =>
  shadow(190) +
  '<path d="M112 132q88-122 176 0" fill="none" stroke="#8b919c" stroke-width="5"/>' +
  path('M100 142h200l-16 184q-1 13-14 14q-70 5-140 0q-13-1-14-14z', cor) +
  rect(94, 122, 212, 28, cor2, { rx: 8 }) +
  rect(94, 122, 212, 8, '#ffffff', { rx: 4, opacity: 0.25 }) +
  path('M112 160h14l12 172q-12 0-13-12z', '#ffffff', 0.22) +
  path('M288 160l-14 168q-1 8-10 9l12-177z', escuro, 0.5) +
  drawEtiqueta(rotulo, { x: 132, y: 166, w: 136, h: 160 })

/** A bottle with a pump. */
export const frasco: DesenhaForma = ({ cor, cor2, rotulo }) =>
  shadow(120) +
  path('M150 150q0-24 24-28h52q24 4 24 28v174q0 14-14 16q-36 4-72 0q-14-2-14-16z', cor) +
  rect(176, 98, 48, 28, cor2, { rx: 5 }) +
  rect(194, 70, 12, 30, cor2) +
  path('M160 58h52q8 0 8 8v8h-60q-8 0-8-8t8-8z', cor2) +
  sheen(150, 134, 100, 200) +
  drawEtiqueta(rotulo, { x: 157, y: 158, w: 86, h: 162 })

export const spray: DesenhaForma = ({ cor, cor2, rotulo }) =>
  shadow(100) +
  path('M148 140q0-20 20-28h64q20 8 20 28v186q0 12-52 14q-52-2-52-14z', cor) +
  path('M164 84h72l6 32h-84z', cor2) +
  rect(182, 58, 36, 30, '#f2f2ef', { rx: 6 }) +
  rect(176, 66, 10, 8, '#16181d', { rx: 2 }) +
  sheen(148, 128, 104, 204) +
  drawEtiqueta(rotulo, { x: 158, y: 144, w: 84, h: 176 })

/** A paper cup with its lid. */
export const copo: DesenhaForma = ({ cor, cor2, rotulo }) =>
  shadow(140) +
  path('M118 122h164l-20 206q-1 11-12 12q-50 4-100 0q-11-1-12-12z', cor) +
  path('M112 104q88-14 176 0l4 20H108z', cor2) +
  path('M126 88q74-16 148 0l6 18q-80-12-160 0z', lighten(cor2, 0.25)) +
  path('M132 132h14l18 200q-12 0-13-10z', '#ffffff', 0.24) +
  drawEtiqueta(rotulo, { x: 146, y: 144, w: 108, h: 172 })
