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
  // Asked once each: it reads the file that the change is in.
  const todos = mutantes.map((mutante) => ({
    area: mutante.area,
    nome: nameOf(mutante),
    visto: isNoticed(mutante),
  }))
  const semDiferenca = todos.filter(({ nome, visto }) => visto === false && iguais.has(nome))
  const contados = todos.filter((cada) => !semDiferenca.includes(cada))
  const faltam = contados.filter(({ visto }) => visto === false)
  const areas = [...new Set(contados.map(({ area }) => area))]
  const linhas = areas.map((nome) =>
    renderLinha(
      nome,
      contados.filter(({ area }) => area === nome),
    ),
  )
  const feitos = contados.filter(({ visto }) => visto !== undefined).length
  const notados = feitos - faltam.length
  const texto = `# Wrong changes that no test notices

Written by \`npm run test:mutacao\`, which makes small wrong changes by rule and by hand, one at a time, and asks the tests. A run that
is stopped goes on where it was. Nine of ten must be noticed.

| area | changes | tried | noticed | share |
|---|---|---|---|---|
${linhas.join('\n')}
${renderLinha('all', contados)}

${
  faltam.length > 0
    ? renderLista(
        'Not noticed',
        faltam.map(({ nome }) => nome),
      )
    : 'All that were tried were noticed.'
}

${renderLista(
  'Not counted, since nothing that can happen differs',
  semDiferenca.map(({ nome }) => `${nome}: ${iguais.get(nome)}`),
)}
`
  return { notados, feitos, texto }
}

/** A row of the table. @param {string} nome @param {readonly { visto: boolean | undefined }[]} delas */
function renderLinha(nome, delas) {
  const tentados = delas.filter(({ visto }) => visto !== undefined).length
  const quantos = delas.filter(({ visto }) => visto).length
  const parte = tentados > 0 ? `${Math.round((100 * quantos) / tentados)} %` : '–'
  return `| ${nome} | ${delas.length} | ${tentados} | ${quantos} | ${parte} |`
}

/** @param {string} titulo @param {readonly string[]} linhas */
function renderLista(titulo, linhas) {
  return `${titulo}:\n\n${linhas.map((linha) => `- ${linha.replaceAll('|', String.raw`\|`)}`).join('\n')}`
}
