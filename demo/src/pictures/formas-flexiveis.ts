import { ellipse, path, rect, shadow, sheen, type DesenhaForma } from './cena.ts'
import { lighten } from './cor.ts'
import { drawEtiqueta } from './etiqueta.ts'
import { drawMotivo } from './motivo.ts'

/** Soft packages: sacks, pouches, pillows, bars, bales. */

export const saco: DesenhaForma = ({ cor, claro, escuro, rotulo }) =>
  shadow(210) +
  path('M104 86q96-18 192 0l6 26q8 116-2 214q-2 14-16 15q-84 6-168 0q-14-1-16-15q-10-98-2-214z', cor) +
  path('M104 86q96-18 192 0l3 14q-99-16-198 0z', escuro) +
  path('M116 118q-8 104 0 206q-10-2-12-14q-6-96 2-190z', '#ffffff', 0.2) +
  path('M286 118q8 104-2 214q12-2 14-14q6-96 0-198z', '#000000', 0.12) +
  Array.from({ length: 17 }, (_, i) =>
    rect(110 + i * 11, 92 - Math.sin((i / 16) * Math.PI) * 8, 5, 2, claro),
  ).join('') +
  drawEtiqueta(rotulo, { x: 126, y: 128, w: 148, h: 178 })

export const pouch: DesenhaForma = ({ cor, escuro, rotulo }) =>
  shadow(170) +
  path('M122 70h156v26l14 26v206q0 12-12 13q-80 8-160 0q-12-1-12-13V122l14-26z', cor) +
  path('M122 70h156v18H122z', escuro) +
  path('M122 96h156l14 26H108z', '#000000', 0.08) +
  path('M122 124q-2 110 0 210q-6-2-6-10V124z', '#ffffff', 0.22) +
  path('M278 124v210q8-1 8-8V124z', '#000000', 0.14) +
  ellipse(200, 110, 5, 5, '#000000', 0.3) +
  drawEtiqueta(rotulo, { x: 130, y: 142, w: 140, h: 176 })

/** Pillow pack with crimped ends. */
export const pacote: DesenhaForma = ({ cor, escuro, rotulo, semente }) => {
  const teeth = Array.from({ length: 14 }, (_, i) => `l6 ${i % 2 === 0 ? 5 : -5}`).join('')
  const back = Array.from({ length: 14 }, (_, i) => `l-6 ${i % 2 === 0 ? -5 : 5}`).join('')
  return (
    shadow(190) +
    path(`M116 82${teeth}l${84 - 0} 0v6l-84 0`, 'none') +
    path(`M116 80${teeth}${teeth}v16q10 110 0 226${back}${back}q-10-116 0-226z`, cor) +
    rect(116, 94, 168, 4, escuro, { opacity: 0.6 }) +
    rect(116, 318, 168, 4, escuro, { opacity: 0.6 }) +
    path('M124 104q-6 104 0 208h10q-7-104 0-208z', '#ffffff', 0.22) +
    path('M276 104q6 104 0 208h-9q6-104 0-208z', '#000000', 0.12) +
    drawEtiqueta({ ...rotulo, estilo: rotulo.estilo + semente }, { x: 130, y: 112, w: 140, h: 192 })
  )
}

/** A wrapped bar: chocolate, soap. */
export const barra: DesenhaForma = ({ cor, escuro, cor2, rotulo }) =>
  shadow(250) +
  path(
    'M76 196l-10-8 6-8-6-8 6-8-6-8 10-8h248l10 8-6 8 6 8-6 8 6 8-10 8v122l10 8-6 6 6 8-10 8H76l-10-8 6-8-6-6 10-8z',
    cor2,
  ) +
  rect(88, 152, 224, 178, cor) +
  rect(88, 152, 224, 12, '#ffffff', { opacity: 0.2 }) +
  rect(88, 316, 224, 14, escuro) +
  drawEtiqueta(rotulo, { x: 108, y: 168, w: 184, h: 144 })

/** A bale: many of the same under one film. */
export const fardo: DesenhaForma = ({ cor, escuro, claro, cor2, rotulo }) =>
  shadow(250) +
  [112, 164, 216, 264]
    .map(
      (x) =>
        rect(x - 2, 84, 26, 22, cor2, { rx: 4 }) + path(`M${x - 14} 150q0-34 14-44h22q14 10 14 44z`, claro),
    )
    .join('') +
  rect(88, 134, 224, 206, cor, { rx: 12 }) +
  [88, 144, 200, 256].map((x) => rect(x + 6, 140, 44, 194, '#ffffff', { rx: 10, opacity: 0.1 })).join('') +
  rect(88, 300, 224, 40, escuro, { rx: 12, opacity: 0.5 }) +
  sheen(88, 134, 224, 206) +
  drawEtiqueta(rotulo, { x: 122, y: 158, w: 156, h: 160 })

/** A tray under film. */
export const bandeja: DesenhaForma = ({ cor, rotulo }) =>
  shadow(260) +
  rect(70, 150, 260, 188, '#e9e7e2', { rx: 22 }) +
  rect(82, 160, 236, 166, lighten(cor, 0.72), { rx: 14 }) +
  drawMotivo(rotulo.motivo, { cx: 144, cy: 222, lado: 96, giro: -10 }) +
  drawMotivo(rotulo.motivo, { cx: 256, cy: 216, lado: 96, giro: 12 }) +
  drawMotivo(rotulo.motivo, { cx: 200, cy: 238, lado: 104 }) +
  path('M92 172q60-14 110-6l-70 60q-34 8-40-8z', '#ffffff', 0.3) +
  drawEtiqueta({ ...rotulo, estilo: 0 }, { x: 116, y: 262, w: 168, h: 62 })

/** A squeezed tube on its cap. */
export const tubo: DesenhaForma = ({ cor, escuro, cor2, rotulo }) =>
  shadow(110) +
  path('M128 66h144l-10 232H138z', cor) +
  rect(128, 62, 144, 14, escuro, { rx: 3 }) +
  rect(148, 298, 104, 42, cor2, { rx: 7 }) +
  Array.from({ length: 9 }, (_, i) => rect(156 + i * 11, 304, 3, 30, '#000000', { opacity: 0.14 })).join('') +
  path('M140 82h12l4 208h-12z', '#ffffff', 0.24) +
  drawEtiqueta(rotulo, { x: 148, y: 96, w: 104, h: 184 })
