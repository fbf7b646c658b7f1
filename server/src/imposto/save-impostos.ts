import { CadastroImposto, CadastroRegraImposto, type ErroDeLinha, type RegraImposto } from '@vitrine/contract'
import { isUf } from '@vitrine/rules/documento'

import {
  lockCatalogo,
  refuseErros,
  removeCadastros,
  saveDeclarados,
  type Gravada,
  type LinhaDeclarada,
  type Quem,
} from '#cadastro'
import { toRegra } from '#fornecedor'
import { Falha, uuidv7, type Transaction } from '#infra'

import { cadastroImposto, cadastroRegra, toRegraGuardada } from './cadastro-imposto.ts'
import { countRegras, listAlvos, listProdutosDe } from './imposto.repository.ts'

/** As many as stay in memory with the supplier. */
const MAXIMO = 10_000
const nome = 'regras'

/** Writes whether a supplier's invoices add taxes to its prices, as `saveDeclarados` says. */
export async function saveConfiguracaoImposto(
  tx: Transaction,
  quem: Quem,
  linha: Omit<LinhaDeclarada<typeof CadastroImposto, 'idfornecedor'>, 'idfornecedor'>,
): Promise<void> {
  const escritor = {
    nome: 'impostos',
    schema: CadastroImposto,
    cadastro: cadastroImposto,
    toGuardado: (configuracao: CadastroImposto) => configuracao,
    fromGuardado: (guardada: object) => guardada,
  }
  await saveDeclarados(tx, quem, escritor, [{ ...linha, idfornecedor: quem.idfornecedor }])
}

/**
 * Writes rules of a supplier, as `saveDeclarados` says. Errors also: `entrada_invalida` with the place of each rule that says nothing, half
 * of ICMS-ST, or names what is not there, and of `regras` where they are too many for one store.
 */
export async function saveRegrasImposto(
  tx: Transaction,
  quem: Quem,
  linhas: readonly LinhaDeclarada<typeof CadastroRegraImposto, 'idregra'>[],
): Promise<Gravada[]> {
  const escritor = {
    nome,
    schema: CadastroRegraImposto,
    cadastro: cadastroRegra,
    toGuardado: toRegraGuardada,
    fromGuardado: toRegra,
    check: checkRegras,
  }
  const gravadas = await saveDeclarados(tx, quem, escritor, linhas)
  if ((await countRegras(tx, quem.idfornecedor)) > MAXIMO)
    throw new Falha('entrada_invalida', { campos: { regras: `Uma loja tem no máximo ${MAXIMO} regras.` } })
  return gravadas
}

/**
 * The same for rules that are named by what they are about: one of the same product or NCM and state is written over. Said twice in one
 * list, the last word counts. Errors are by the place of what was said.
 */
export async function saveRegrasPorAlvo(
  tx: Transaction,
  quem: Quem,
  regras: readonly RegraImposto[],
): Promise<void> {
  await lockCatalogo(tx, quem.idfornecedor)
  await checkRegras(tx, quem.idfornecedor, regras)
  const guardadas = new Map(
    (await listAlvos(tx, quem.idfornecedor)).map((regra) => [alvoOf(regra), regra.idregra]),
  )
  const unicas = [...new Map(regras.map((regra) => [alvoOf(regra), regra])).values()]
  const linhas = unicas.map((regra) => {
    const idregra = guardadas.get(alvoOf(regra)) ?? uuidv7()
    return { ...regra, idregra, versao: 'qualquer' as const }
  })
  await saveRegrasImposto(tx, quem, linhas)
}

/** Removes a rule; false when the supplier has no such rule. */
export async function removeRegraImposto(tx: Transaction, quem: Quem, idregra: string): Promise<boolean> {
  return (await removeCadastros(tx, cadastroRegra, quem, [{ idregra, versao: 'qualquer' }])) === 1
}

type Alvo = Pick<RegraImposto, 'idcadastroextraproduto' | 'ncm' | 'uf'>

function alvoOf({ idcadastroextraproduto, ncm, uf }: Alvo): string {
  return `${idcadastroextraproduto ?? ncm}|${uf ?? ''}`
}

async function checkRegras(
  tx: Transaction,
  idfornecedor: string,
  regras: readonly RegraImposto[],
): Promise<void> {
  const ids = regras.flatMap(({ idcadastroextraproduto }) => idcadastroextraproduto ?? [])
  const daLoja = await listProdutosDe(tx, idfornecedor, ids)
  refuseErros(
    nome,
    regras.flatMap((regra, linha): ErroDeLinha[] => {
      const erro = findErro(regra, daLoja)
      return erro ? [{ linha, campo: '', erro }] : []
    }),
  )
}

function findErro(
  { idcadastroextraproduto, ncm, uf, ipi, mva, aliquotainterna, aliquotainterestadual, fcp }: RegraImposto,
  daLoja: ReadonlySet<string>,
): string | null {
  if ((idcadastroextraproduto === null) === (ncm === null)) return 'Diga o produto ou o NCM.'
  if (idcadastroextraproduto !== null && !daLoja.has(idcadastroextraproduto))
    return 'Este produto não é da loja.'
  if (uf !== null && !isUf(uf)) return 'Este estado não existe.'
  if (ipi === null && mva === null) return 'Diga o IPI ou a MVA.'
  if ((mva === null) !== (aliquotainterna === null)) return 'MVA e alíquota interna vão juntas.'
  const isSolta = mva === null && (aliquotainterestadual !== null || fcp !== null)
  return isSolta ? 'A alíquota interestadual e o FCP são do ICMS-ST: falta a MVA.' : null
}
