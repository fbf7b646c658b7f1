import { ellipse, path, rect, shadow, type DesenhaForma } from './cena.ts'
import { darken, lighten, mix } from './cor.ts'
import { drawEtiqueta } from './etiqueta.ts'
import { drawMotivo } from './motivo.ts'
import { drawTexto } from './texto.ts'

/** What has no package of its own: produce, bowls, bundles, tools, boards, rolls, baskets. */

const arranjos = [
  [
    [142, 262, 128, -14],
    [262, 258, 128, 12],
    [200, 196, 140, 0],
  ],
  [
    [132, 218, 112, -18],
    [268, 214, 112, 16],
    [200, 262, 150, 4],
  ],
  [
    [200, 196, 190, -6],
    [128, 280, 92, -20],
    [276, 284, 92, 18],
  ],
  [
    [150, 200, 118, 10],
    [252, 196, 118, -12],
    [144, 288, 104, -8],
    [250, 284, 108, 14],
  ],
] as const

/** Loose goods, arranged; the sign before them says what they are, as on a market stall. */
export const solto: DesenhaForma = ({ rotulo, semente }) =>
  shadow(240) +
  (arranjos[semente % arranjos.length] ?? arranjos[0])
    .map(([cx, cy, lado, giro]) =>
      drawMotivo(rotulo.motivo, { cx, cy: cy - 16, lado, giro: giro + (semente % 7) - 3 }),
    )
    .join('') +
  rect(112, 300, 176, 40, '#2c2a26', { rx: 6 }) +
  rect(116, 304, 168, 32, '#3a3833', { rx: 4 }) +
  drawTexto({ texto: rotulo.nome, peso: 700, corpo: 17, largura: 154 }, { cx: 200, y: 326, cor: '#fbf6ea' })

export const tigela: DesenhaForma = ({ cor, escuro, claro, rotulo }) =>
  shadow(230) +
  ellipse(200, 208, 128, 34, escuro) +
  [
    [140, 190],
    [260, 190],
    [200, 200],
    [170, 166],
    [232, 168],
    [200, 142],
  ]
    .map(([cx = 0, cy = 0], i) => drawMotivo(rotulo.motivo, { cx, cy, lado: 84, giro: i * 23 - 40 }))
    .join('') +
  path('M72 208q128 46 256 0q-4 96-74 126q-54 8-108 0q-70-30-74-126z', cor) +
  path('M86 226q8 70 60 100l-14-4q-46-28-54-98z', '#ffffff', 0.25) +
  path('M72 208q128 46 256 0l-2 14q-126 44-252 0z', claro)

/** A bundle held by a band, with a tag. */
export const maco: DesenhaForma = ({ cor, rotulo }) =>
  shadow(180) +
  [
    [-22, 140],
    [18, 262],
    [0, 200],
  ]
    .map(([giro = 0, cx = 0]) => drawMotivo(rotulo.motivo, { cx, cy: 196, lado: 190, giro }))
    .join('') +
  rect(146, 236, 108, 26, cor, { rx: 6 }) +
  rect(146, 236, 108, 7, '#ffffff', { rx: 4, opacity: 0.25 }) +
  drawEtiqueta({ ...rotulo, estilo: 0 }, { x: 120, y: 272, w: 160, h: 60 })

/** Slats of a crate with the goods above them. */
export const engradado: DesenhaForma = ({ cor, escuro, claro, rotulo }) =>
  shadow(270) +
  [108, 170, 232, 292]
    .map((cx, i) => drawMotivo(rotulo.motivo, { cx, cy: 148 + (i % 2) * 8, lado: 104, giro: i * 14 - 20 }))
    .join('') +
  [180, 234, 288]
    .map(
      (y) =>
        rect(68, y, 264, 46, cor, { rx: 4 }) +
        rect(68, y, 264, 6, claro, { rx: 3 }) +
        rect(68, y + 38, 264, 8, escuro, { rx: 3 }),
    )
    .join('') +
  rect(68, 180, 22, 160, escuro, { rx: 4 }) +
  rect(310, 180, 22, 160, escuro, { rx: 4 }) +
  drawEtiqueta({ ...rotulo, estilo: 0 }, { x: 118, y: 222, w: 164, h: 74 })

/** A tool on its card. */
export const ferramenta: DesenhaForma = ({ cor, rotulo, semente }) =>
  shadow(190) +
  rect(100, 54, 200, 286, '#ffffff', { rx: 12 }) +
  path('M100 66q0-12 12-12h176q12 0 12 12v34H100z', cor) +
  path('M182 76q18-14 36 0l-4 10h-28z', '#ffffff') +
  rect(100, 100, 200, 140, lighten(cor, 0.84)) +
  drawMotivo(rotulo.motivo, { cx: 200, cy: 170, lado: 150, giro: (semente % 5) * 6 - 12 }) +
  drawEtiqueta({ ...rotulo, estilo: 0, motivo: rotulo.motivo }, { x: 112, y: 252, w: 176, h: 76 })

/** Boards, one upon the other, the label on a band around them. */
export const tabua: DesenhaForma = ({ cor, escuro, claro, rotulo, semente }) => {
  const grain = (y: number) =>
    [0, 1, 2]
      .map(
        (i) =>
          `<path d="M76 ${y + 10 + i * 9}q60 ${(semente % 4) - 2} 120 0t128 ${i - 1}" fill="none" stroke="${escuro}" stroke-opacity=".45" stroke-width="1.6"/>`,
      )
      .join('')
  const board = (y: number, dx: number) =>
    rect(62 + dx, y, 250, 40, cor, { rx: 3 }) +
    rect(62 + dx, y, 250, 6, claro, { rx: 3 }) +
    path(`M${312 + dx} ${y}l26-14v38l-26 16z`, escuro) +
    path(`M${62 + dx} ${y}l26-14h250l-26 14z`, claro) +
    `<g transform="translate(${dx} 0)">${grain(y)}</g>`
  return (
    shadow(280) +
    board(296, 0) +
    board(248, 6) +
    board(200, -4) +
    board(152, 4) +
    drawEtiqueta({ ...rotulo, estilo: 0 }, { x: 112, y: 196, w: 156, h: 104 })
  )
}

/** A roll on its side: wire, hose, paper, tape. */
export const rolo: DesenhaForma = ({ cor, escuro, claro, rotulo }) =>
  shadow(220) +
  path('M128 108h132q62 12 62 116t-62 116H128z', cor) +
  [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        `<path d="M${150 + i * 20} 110q44 16 44 114t-44 114" fill="none" stroke="${escuro}" stroke-opacity=".35" stroke-width="2"/>`,
    )
    .join('') +
  ellipse(128, 224, 62, 116, claro) +
  ellipse(128, 224, 47, 90, cor) +
  ellipse(128, 224, 24, 46, mix(cor, '#16181d', 0.55)) +
  ellipse(128, 224, 15, 30, '#f5f5f3') +
  drawEtiqueta({ ...rotulo, estilo: 0 }, { x: 184, y: 164, w: 122, h: 122 })

/** A basket with a ribbon. */
export const kit: DesenhaForma = ({ cor, cor2, claro, escuro, rotulo, semente }) => {
  const palha = '#c99a5b'
  return (
    shadow(260) +
    `<path d="M110 214q90-190 180 0" fill="none" stroke="${darken(palha, 0.15)}" stroke-width="11"/>` +
    rect(128, 110, 40, 120, claro, { rx: 12 }) +
    rect(138, 88, 20, 30, escuro, { rx: 5 }) +
    rect(176, 132, 56, 96, cor2, { rx: 6 }) +
    drawMotivo(rotulo.motivo, { cx: 204, cy: 172, lado: 46 }) +
    rect(240, 122, 44, 108, cor, { rx: 10 }) +
    drawMotivo(rotulo.motivo, { cx: 262, cy: 162, lado: 38, giro: (semente % 9) - 4 }) +
    path('M80 210h240l-22 118q-2 12-14 12H116q-12 0-14-12z', palha) +
    [228, 256, 284, 312]
      .map(
        (y, i) =>
          `<path d="M${84 + i * 5} ${y}h${232 - i * 10}" stroke="${darken(palha, 0.2)}" stroke-opacity=".5" stroke-width="3" stroke-dasharray="16 8" stroke-dashoffset="${i * 9}"/>`,
      )
      .join('') +
    path('M80 210h240l-4 18H84z', darken(palha, 0.14)) +
    drawEtiqueta({ ...rotulo, estilo: 0 }, { x: 120, y: 244, w: 160, h: 80 })
  )
}
