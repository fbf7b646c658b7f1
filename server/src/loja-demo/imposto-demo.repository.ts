import type { FornecedorDemo } from '@vitrine/demo'
import { toCentavos } from '@vitrine/rules/dinheiro'

import type { Db } from '#infra'

import { idDemo } from './id-demo.ts'

/** Taxes of a demo store; the NCM of its products comes with them. */
export async function insertImpostos(db: Db, { slug, impostos }: FornecedorDemo): Promise<void> {
  if (!impostos) return
  const { industria, simples, regras } = impostos
  const idfornecedor = idDemo(slug)
  await db`insert into configuracao_imposto ${db({ idfornecedor, ligado: true, industria, simples })}`
  await db`insert into regra_imposto ${db(
    regras.map((regra) => ({
      idregra: idDemo(slug, 'imposto', regra.ncm, regra.uf ?? ''),
      idfornecedor,
      ncm: regra.ncm,
      uf: regra.uf ?? null,
      ipi: points(regra.ipi),
      mva: points(regra.mva),
      aliquotainterna: points(regra.aliquotainterna),
      fcp: points(regra.fcp),
    })),
  )}`
}

/** Hundredths of a percent. */
function points(percentual: number | undefined): number | null {
  return percentual === undefined ? null : toCentavos(percentual)
}
