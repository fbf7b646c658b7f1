import { iguais } from './mutantes-iguais.mjs'

/** @typedef {{ area: string, nome: string, noticed: boolean | undefined }} Visto what became of a change; undefined: not all was asked */

/** docs/mutacao.md. @param {readonly Visto[]} todos */
export function renderMutacao(todos) {
  const semDiferenca = todos.filter(({ nome, noticed }) => noticed === false && iguais.has(nome))
  const contados = todos.filter((cada) => !semDiferenca.includes(cada))
  const faltam = contados.filter(({ noticed }) => noticed === false)
  const areas = Map.groupBy(contados, ({ area }) => area)
  const feitos = contados.filter(({ noticed }) => noticed !== undefined).length
  const texto = `# Wrong changes that no test notices

Written by \`npm run test:mutacao\`, which makes small wrong changes by rule and by hand, one at a time, and asks the tests. A run that
is stopped goes on where it was. Nine of ten must be noticed.

| area | changes | tried | noticed | share |
|---|---|---|---|---|
${[...areas].map(([area, delas]) => renderLinha(area, delas)).join('\n')}
${renderLinha('all', contados)}

${
  faltam.length > 0
    ? renderLista(
        'Not noticed',
        faltam.map(({ nome }) => nome),
      )
    : 'All that were tried were noticed.'
}
${
  semDiferenca.length > 0
    ? `\n${renderLista(
        'Not counted, since nothing that can happen differs',
        semDiferenca.map(({ nome }) => `${nome}: ${iguais.get(nome)}`),
      )}\n`
    : ''
}`
  return { notados: feitos - faltam.length, feitos, texto }
}

/** A row of the table. @param {string} nome @param {readonly Visto[]} delas */
function renderLinha(nome, delas) {
  const tentados = delas.filter(({ noticed }) => noticed !== undefined).length
  const notados = delas.filter(({ noticed }) => noticed).length
  const parte = tentados > 0 ? `${Math.round((100 * notados) / tentados)} %` : '–'
  return `| ${nome} | ${delas.length} | ${tentados} | ${notados} | ${parte} |`
}

/** @param {string} titulo @param {readonly string[]} linhas */
function renderLista(titulo, linhas) {
  return `${titulo}:\n\n${linhas.map((linha) => `- ${linha.replaceAll('|', String.raw`\|`)}`).join('\n')}`
}
