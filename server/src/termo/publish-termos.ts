import { CadastroTermo, parseLinhas, type ErroDeLinha } from '@vitrine/contract'

import { refuseErros } from '#cadastro'
import type { Transaction } from '#infra'

import { insertTermos, lockTermos } from './termo.repository.ts'

/**
 * Publishes versions of the platform's terms, the oldest first; `idusuario`: who of the platform does it, null the shop itself. What stands is never
 * changed, because people have accepted it. All or none. Errors: `entrada_invalida` with the place of a version that there is already,
 * or that would not be the newest.
 */
export async function publishTermos(
  tx: Transaction,
  idusuario: string | null,
  termos: readonly CadastroTermo[],
): Promise<void> {
  const { lidas, erros } = parseLinhas(CadastroTermo, termos)
  refuseErros('termos', erros)
  const conhecidos = new Map((await lockTermos(tx)).map(({ versao, publicado_em }) => [versao, publicado_em]))
  for (const { linha, dados } of lidas) {
    const { versao, publicado_em } = dados
    const quando = new Date(publicado_em)
    const erro = findErro(conhecidos, versao, quando)
    if (erro) erros.push({ linha, ...erro })
    conhecidos.set(versao, quando)
  }
  refuseErros('termos', erros)
  await insertTermos(
    tx,
    lidas.map(({ dados }) => ({ ...dados, publicado_por: idusuario })),
  )
}

function findErro(
  conhecidos: ReadonlyMap<string, Date>,
  versao: string,
  quando: Date,
): Pick<ErroDeLinha, 'campo' | 'erro'> | null {
  if (conhecidos.has(versao)) return { campo: 'versao', erro: 'Esta versão já foi publicada.' }
  const isVelha = [...conhecidos.values()].some((outra) => outra >= quando)
  return isVelha ? { campo: 'publicado_em', erro: 'Já há uma versão publicada depois desta.' } : null
}
