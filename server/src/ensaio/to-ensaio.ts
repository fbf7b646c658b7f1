import type { EnsaioDePrecos } from '@vitrine/contract'
import type { SomaDosJulgados } from '@vitrine/rules/ensaio'

export type ImpedimentoDoEnsaio = EnsaioDePrecos['impedimentos'][number]['impedimento']

/** What was added up of a policy or a combo, as the contract has it; rivals are names. */
export function toEnsaio(
  periodo: Pick<EnsaioDePrecos, 'desde' | 'ate' | 'inteiro'>,
  { disputas, exemplos, aMais: _mais, ...soma }: SomaDosJulgados<string, ImpedimentoDoEnsaio>,
): EnsaioDePrecos {
  return {
    ...periodo,
    ...soma,
    disputas: disputas.map(({ quem: nome, vence, perde }) => ({ nome, vence, perde })),
    exemplos: exemplos.map(({ antes: _antes, ...exemplo }) => exemplo),
  }
}
