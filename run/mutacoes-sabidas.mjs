import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { iguais } from './mutantes-iguais.mjs'
import { root } from './root.mjs'

/** @typedef {import('./make-mutantes.mjs').Mutante} Mutante */

const arquivo = join(root, '.data', 'mutacao.json')

/**
 * What was found out before, so that a run goes on where it was stopped: by the file with the change in it, and the tests that
 * were asked.
 */
export function openSabidas() {
  /** @type {Record<string, boolean>} */
  const sabidas = existsSync(arquivo) ? JSON.parse(readFileSync(arquivo, 'utf8')) : {}
  /** @param {Mutante} mutante @param {string} mudado */
  const keyOf = (mutante, mudado) =>
    createHash('sha256')
      .update(JSON.stringify([mutante, mudado]))
      .digest('hex')
  return {
    /** Whether it was noticed; undefined: it was not tried. @param {Mutante} mutante @param {string} mudado @returns {boolean | undefined} */
    read: (mutante, mudado) => sabidas[keyOf(mutante, mudado)],
    /** @param {Mutante} mutante @param {string} mudado @param {boolean} noticed */
    save(mutante, mudado, noticed) {
      sabidas[keyOf(mutante, mudado)] = noticed
      mkdirSync(dirname(arquivo), { recursive: true })
      writeFileSync(arquivo, JSON.stringify(sabidas))
    },
  }
}

/** @param {Mutante} mutante */
export function nameOf({ area, arquivo: onde, de, vez, para }) {
  return `${area} · ${onde} · ${JSON.stringify(de)}${vez ? ` (${vez + 1}º)` : ''} → ${JSON.stringify(para)}`
}

/** docs/mutacao.md. @param {readonly Mutante[]} mutantes @param {(mutante: Mutante) => boolean | undefined} isNoticed */
export function renderMutacao(mutantes, isNoticed) {
  const sobram = mutantes.filter((mutante) => isNoticed(mutante) === false)
  const motivos = sobram.flatMap((mutante) => {
    const motivo = iguais.get(nameOf(mutante))
    return motivo ? [`${nameOf(mutante)}: ${motivo}`] : []
  })
  const faltam = sobram.filter((mutante) => !iguais.has(nameOf(mutante)))
  const contados = mutantes.filter((mutante) => faltam.includes(mutante) || isNoticed(mutante) !== false)
  const areas = [...new Set(mutantes.map(({ area }) => area))]
  const linhas = areas.map((area) => {
    const dela = contados.filter((mutante) => mutante.area === area)
    const vistos = dela.map(isNoticed)
    const tentados = vistos.filter((visto) => visto !== undefined).length
    const quantos = vistos.filter(Boolean).length
    return `| ${area} | ${dela.length} | ${tentados} | ${quantos} | ${tentados ? `${Math.round((100 * quantos) / tentados)} %` : '–'} |`
  })
  const feitos = contados.filter((mutante) => isNoticed(mutante) !== undefined).length
  const notados = feitos - faltam.length
  const texto = `# Wrong changes that no test notices

Written by \`npm run test:mutacao\`, which makes small wrong changes by rule and by hand, one at a time, and asks the tests. A run that
is stopped goes on where it was. Nine of ten must be noticed.

| area | changes | tried | noticed | share |
|---|---|---|---|---|
${linhas.join('\n')}
| all | ${contados.length} | ${feitos} | ${notados} | ${feitos ? `${Math.round((100 * notados) / feitos)} %` : '–'} |

${faltam.length > 0 ? renderLista('Not noticed', faltam.map(nameOf)) : 'All that were tried were noticed.'}

${renderLista('Not counted, since nothing that can happen differs', motivos)}
`
  return { notados, feitos, texto }
}

/** @param {string} titulo @param {readonly string[]} linhas */
function renderLista(titulo, linhas) {
  return `${titulo}:\n\n${linhas.map((linha) => `- ${linha.replaceAll('|', String.raw`\|`)}`).join('\n')}`
}
