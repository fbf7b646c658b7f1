import type { RegraImposto } from '@vitrine/contract'
import { toCentavos } from '@vitrine/rules/dinheiro'
import { isUf } from '@vitrine/rules/documento'

import type { Quem } from '#cadastro'
import { Falha, type Sql } from '#infra'
import { saveProdutos } from '#produto'

import { countRegras, listIdsDe, listProdutosDe, saveRegras } from './imposto.repository.ts'

/** As many as stay in memory with the supplier. */
const MAXIMO = 10_000

/** Errors: `entrada_invalida` with the place of each rule that says nothing, half of ICMS-ST, or names what is not there. */
export async function saveRegrasDe(
  sql: Sql,
  idfornecedor: string,
  regras: readonly RegraImposto[],
): Promise<void> {
  const ids = regras.flatMap(({ idcadastroextraproduto }) => idcadastroextraproduto ?? [])
  await sql.begin(async (tx) => {
    const daLoja = await listProdutosDe(tx, idfornecedor, ids)
    const erros = regras.flatMap((regra, i) => {
      const erro = findErro(regra, daLoja)
      return erro ? [[`regras.${i}`, erro] as const] : []
    })
    if (erros.length > 0) throw new Falha('entrada_invalida', { campos: Object.fromEntries(erros) })
    // Said twice in one list, the last word counts.
    const unicas = [...new Map(regras.map((regra) => [chaveOf(regra), regra])).values()]
    await saveRegras(tx, idfornecedor, unicas.map(toColunas))
    if ((await countRegras(tx, idfornecedor)) > MAXIMO)
      throw new Falha('entrada_invalida', { campos: { regras: `Uma loja tem no máximo ${MAXIMO} regras.` } })
  })
}

function chaveOf({ idcadastroextraproduto, ncm, uf }: RegraImposto): string {
  return `${idcadastroextraproduto ?? ncm}|${uf ?? ''}`
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

/** Percentages in hundredths. */
function toColunas(regra: RegraImposto): RegraImposto {
  const points = (percentual: number | null) => (percentual === null ? null : toCentavos(percentual))
  return {
    ...regra,
    ipi: points(regra.ipi),
    mva: points(regra.mva),
    aliquotainterna: points(regra.aliquotainterna),
    aliquotainterestadual: points(regra.aliquotainterestadual),
    fcp: points(regra.fcp),
  }
}

/** Answers how many. Errors: `entrada_invalida` with the place of each product that the supplier has not. */
export async function saveTributados(
  sql: Sql,
  quem: Quem,
  produtos: readonly { id?: string; sku?: string; ncm: string | null; origem: number }[],
): Promise<number> {
  await sql.begin(async (tx) => {
    const ids = await listIdsDe(
      tx,
      quem.idfornecedor,
      produtos.map(({ id = null, sku = null }, ordem) => ({ ordem, id, sku })),
    )
    const erros = produtos.flatMap((_produto, ordem) =>
      ids.has(ordem) ? [] : [[`produtos.${ordem}`, 'Este produto não é da loja.'] as const],
    )
    if (erros.length > 0) throw new Falha('entrada_invalida', { campos: Object.fromEntries(erros) })
    // Said twice in one list, the last word counts.
    const unicos = new Map(
      produtos.map(({ ncm, origem }, ordem) => {
        const idcadastroextraproduto = ids.get(ordem) ?? ''
        return [idcadastroextraproduto, { idcadastroextraproduto, ncm, origem, versao: 'qualquer' as const }]
      }),
    )
    await saveProdutos(tx, quem, [...unicos.values()])
  })
  return produtos.length
}
