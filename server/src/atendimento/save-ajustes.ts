import { CadastroAtendimento, type NovosAjustes } from '@vitrine/contract'

import { asFalha, saveDeclarados, type Quem, type Versao } from '#cadastro'
import type { Sql } from '#infra'

import { cadastroAtendimento } from './ajuste.repository.ts'

/** Absent: whatever stands there. */
type Vistos = Omit<NovosAjustes, 'versao'> & { versao?: Versao | undefined }

/** Writes how a supplier attends; what is not said stays. Errors: `cadastro_mudou` for a version that does not stand any more. */
export async function saveAjustes(
  sql: Sql,
  quem: Quem,
  { versao = 'qualquer', ...ditos }: Vistos,
): Promise<void> {
  const escritor = {
    nome: 'atendimento',
    schema: CadastroAtendimento,
    cadastro: cadastroAtendimento,
    toGuardado: (dita: CadastroAtendimento) => dita,
    fromGuardado: (guardada: object) => guardada,
  }
  const linha = { ...ditos, idfornecedor: quem.idfornecedor, versao }
  await asFalha(sql.begin((tx) => saveDeclarados(tx, quem, escritor, [linha])))
}
