import { clientes, fornecedores, SENHA_DEMO, usuarios } from '@vitrine/demo'

import { hashToken } from '#acesso'
import { asLinhas } from '#coluna'
import { saveEquipe } from '#equipe'
import { hashSenha, type Db } from '#infra'
import { insertApiKey } from '#login'

import { idDemo, quemDemo } from '#loja-demo'

export const idCliente = (chave: string) => idDemo('cliente', chave)
export const idUsuario = (email: string) => idDemo('usuario', email)

/** The key of the wholesaler's own system, for the demo alone. */
const CHAVE_DEMO = 'demo-atacado-erp'

/** A system that may log in (§6 API key). */
export async function insertChaveDemo(db: Db): Promise<void> {
  const idfornecedor = idDemo('atacado')
  await insertApiKey(db, {
    idapikeys: idDemo('apikey', 'atacado'),
    idfornecedor,
    idusuario: idDemo('usuario', 'apikey', 'atacado'),
    nome: 'Sistema do atacado',
    chave_hash: hashToken(CHAVE_DEMO),
  })
}

/** Logins and who works where; one password hash serves them all. */
export async function insertUsuarios(db: Db): Promise<void> {
  const senha_hash = await hashSenha(SENHA_DEMO)
  const email_confirmado_em = new Date()
  const logins = usuarios.map(({ email, nome, operador = false }) => ({
    idusuario: idUsuario(email),
    email,
    nome,
    senha_hash,
    operador,
    email_confirmado_em,
  }))
  await db`insert into usuario ${asLinhas(db, 'usuario', logins)}`
  for (const { slug } of fornecedores)
    await saveEquipe(
      db,
      quemDemo(slug),
      usuarios.flatMap(({ email, equipe = [] }) =>
        equipe.flatMap((cargo) =>
          cargo.slug === slug ? [{ idusuario: idUsuario(email), papel: cargo.papel }] : [],
        ),
      ),
    )
}

/** For whom each login buys, and where they live. */
export async function insertVinculos(db: Db): Promise<void> {
  await db`insert into usuario_cliente ${asLinhas(
    db,
    'usuario_cliente',
    usuarios.flatMap(({ email, clientes = [] }) =>
      clientes.map(({ chave, submete = true, administra = true }, i) => ({
        idusuario: idUsuario(email),
        idcliente: idCliente(chave),
        primario: i === 0,
        submissao_pedido: submete,
        administra,
      })),
    ),
  )}`
  await db`insert into endereco ${asLinhas(
    db,
    'endereco',
    clientes.flatMap(({ chave, enderecos }) =>
      enderecos.map((endereco, i) => ({
        complemento: '',
        ...endereco,
        idendereco: idDemo('endereco', chave, i),
        idcliente: idCliente(chave),
        textoendereco: `${endereco.rua}, ${endereco.numero}, ${endereco.bairro}, ${endereco.cidade}`,
        primario: i === 0,
      })),
    ),
  )}`
}
