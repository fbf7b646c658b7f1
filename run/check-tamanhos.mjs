import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { execute } from './execute.mjs'
import { root } from './root.mjs'

const LINHAS = 250
const LINHAS_DE_TESTE = 400
/** What opens on one screen. */
const ARQUIVOS = 25

/**
 * Files that are longer, and folders that hold more, each with what it may come to and why. Whoever splits one takes its row out.
 * @type {Record<string, { ate: number, porque: string }>}
 */
const EXCECOES = {
  'server/src/coluna/colunas.gerado.ts': { ate: Infinity, porque: 'written by npm run colunas' },
  'demo/src/tipos.ts': { ate: 360, porque: 'what a demo store says, read from above to below' },
  'demo/src/emporio': { ate: 32, porque: 'data: a category of products each' },
  'demo/src/atacado': { ate: 26, porque: 'data: a category of products each' },
  'ui/src': { ate: 55, porque: 'pieces without a noun, one each, and the style of each' },
  run: { ate: 54, porque: 'a step of the npm scripts each, found by its name' },
  ...Object.fromEntries(
    [
      ['server/src/separacao/pesagem.test.ts', 502],
      ['server/src/pagamento-do-pedido/pagamento-do-pedido.test.ts', 451],
      ['server/src/cupom/cupom.test.ts', 427],
      ['server/src/submissao/submit-pedido.test.ts', 424],
      ['server/src/cadastro/cadastro.test.ts', 417],
      ['server/src/conferencia/checks.test.ts', 414],
      ['server/src/usuario-vinculado/usuario-vinculado.test.ts', 404],
    ].map(([nome, ate]) => [nome, { ate, porque: 'one scene for many promises: no longer than it is' }]),
  ),
}

/** Data, which is as long as what it tells. @param {string} nome */
const isDado = (nome) => /^demo\/src\/(emporio|atacado)\//.test(nome)
/** @param {string} nome */
const isTeste = (nome) => /\.(test|e2e|figura)\.tsx?$/.test(nome)

/**
 * A file is read at a glance and a folder opens on one screen (CONTRIBUTING, size). Nothing to check where there is no repository.
 * @param {readonly { nome: string, linhas: number }[]} [dados] each file by its path from the root, with the number of its lines
 */
export async function checkTamanhos(dados) {
  const arquivos = dados ?? (await listArquivos())
  const longos = arquivos.flatMap(({ nome, linhas }) => {
    const ate = EXCECOES[nome]?.ate ?? (isTeste(nome) ? LINHAS_DE_TESTE : LINHAS)
    return linhas > ate && !isDado(nome)
      ? [`${nome}: ${linhas} linhas, são no máximo ${ate}: divida por substantivo\n`]
      : []
  })
  const pastas = Map.groupBy(
    arquivos.filter(({ nome }) => !isTeste(nome)),
    ({ nome }) => dirname(nome),
  )
  const cheias = [...pastas].flatMap(([pasta, { length }]) => {
    const ate = EXCECOES[pasta]?.ate ?? ARQUIVOS
    return length > ate
      ? [`${pasta}: ${length} arquivos além dos testes, são no máximo ${ate}: são dois substantivos\n`]
      : []
  })
  const erros = [...longos, ...cheias]
  return { code: erros.length > 0 ? 1 : 0, output: erros.join('') }
}

/** Sources of the checkout, also those that no commit has yet. */
async function listArquivos() {
  const { code, output } = await execute('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root })
  const nomes = code === 0 ? output.split('\n').filter((nome) => /\.(ts|tsx|mjs|css)$/.test(nome)) : []
  return nomes.flatMap((nome) => {
    const texto = readTexto(nome)
    return texto === null ? [] : [{ nome, linhas: texto.split('\n').length - 1 }]
  })
}

/** Null: deleted, and not yet committed so. @param {string} nome */
function readTexto(nome) {
  try {
    return readFileSync(join(root, nome), 'utf8')
  } catch {
    return null
  }
}
