import { uuidv7, type Sql } from '../../infra/index.ts'
import { saveImagens } from '../../imagem/index.ts'

/** A picture of a store that nobody asks for; answers its hash. */
export async function buildImagem(sql: Sql, dados: Uint8Array, cor?: string): Promise<string> {
  const quem = { idfornecedor: uuidv7(), autor: { ator: 'fornecedor', idusuario: null } }
  const [imagem] = await saveImagens(sql, quem, [{ dados, cor }])
  return imagem?.hash ?? ''
}
