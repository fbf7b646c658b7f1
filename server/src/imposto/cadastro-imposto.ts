import type { CadastroRegraImposto } from '@vitrine/contract'
import { toCentavos } from '@vitrine/rules/dinheiro'

import { describeCadastro } from '#cadastro'
import { describeRegistro, type LinhaDe } from '#coluna'

/** The tax switch of a supplier: one row for each supplier. */
export const cadastroImposto = describeCadastro(
  describeRegistro('configuracao_imposto', [], ['idfornecedor', 'ligado', 'industria', 'simples']),
  { chave: ['idfornecedor'] },
)

const registroRegra = describeRegistro(
  'regra_imposto',
  ['idfornecedor'],
  [
    'idregra',
    'idcadastroextraproduto',
    'ncm',
    'uf',
    'ipi',
    'mva',
    'aliquotainterna',
    'aliquotainterestadual',
    'fcp',
  ],
)
/** A tax rule of a supplier; percentages in hundredths. */
export const cadastroRegra = describeCadastro(registroRegra, { chave: ['idregra'] })

const points = (percentual: number | null) => (percentual === null ? null : toCentavos(percentual))

/** A rule as it is stored: percentages in hundredths of a percent. */
export function toRegraGuardada(regra: CadastroRegraImposto): LinhaDe<typeof registroRegra> {
  return {
    ...regra,
    ipi: points(regra.ipi),
    mva: points(regra.mva),
    aliquotainterna: points(regra.aliquotainterna),
    aliquotainterestadual: points(regra.aliquotainterestadual),
    fcp: points(regra.fcp),
  }
}
