import { uuidv7, type Sql } from '../../infra/index.ts'

/** The room of a customer at a store; asked again it is the same. */
export async function buildSala(sql: Sql, idfornecedor: string, idcliente: string): Promise<string> {
  const [row] = await sql<{ idsala: string }[]>`
    insert into sala_chat (idsala, idfornecedor, idcliente, canal) values (${uuidv7()}, ${idfornecedor}, ${idcliente}, 'CLIENTE')
    on conflict (idfornecedor, idcliente, numpedido) do update set canal = excluded.canal returning idsala`
  return row?.idsala ?? ''
}

/** A message of a login in a room, written just now; answers its id. */
export async function buildMensagem(
  sql: Sql,
  { idsala, idusuario, texto = 'Bom dia' }: { idsala: string; idusuario: string; texto?: string },
): Promise<string> {
  const idmensagem = uuidv7()
  await sql`
    with s as (
      update sala_chat set total_mensagens = total_mensagens + 1, total_visiveis = total_visiveis + 1, revisao = revisao + 1,
        ultima_cliente = total_mensagens + 1, ultima_em = now()
      where idsala = ${idsala} returning *
    )
    insert into mensagem_chat (idsala, sequencia, idmensagem, revisao, lado, idusuario, autor, papel, conteudo, texto)
    select idsala, total_mensagens, ${idmensagem}, revisao, 'CLIENTE', ${idusuario}, 'Cliente', 'cliente',
      ${sql.json({ tipo: 'TEXTO', texto })}, ${texto} from s`
  return idmensagem
}

/** The least picture, as it is sent: base64. */
export const PONTO =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/** A message that is a picture; of the bytes nothing is asked. Answers its id. */
export async function buildAnexo(
  sql: Sql,
  { idsala, idusuario }: { idsala: string; idusuario: string },
): Promise<string> {
  const idmensagem = await buildMensagem(sql, { idsala, idusuario })
  await sql`
    update mensagem_chat set conteudo = ${sql.json({ tipo: 'IMAGEM', nome: 'foto.jpg', bytes: 4, largura: 1, altura: 1 })}
    where idsala = ${idsala} and idmensagem = ${idmensagem}`
  await sql`
    insert into anexo_chat (idsala, idmensagem, idusuario, tipo, dados)
    values (${idsala}, ${idmensagem}, ${idusuario}, 'image/webp', ${Buffer.from('foto')})`
  return idmensagem
}
