import { clientes, SENHA_DEMO, usuarios } from '@vitrine/demo'
import { toCentavos } from '@vitrine/rules/dinheiro'

import { hashToken, insertApiKey } from '#acesso'
import { hashSenha, type Db } from '#infra'

import { idDemo } from './id-demo.ts'

export const idCliente = (chave: string) => idDemo('cliente', chave)
export const idUsuario = (email: string) => idDemo('usuario', email)

/** The key of the wholesaler's own system, for the demo alone: its cliente 'BAR-001' is the bar. */
const CHAVE_DEMO = 'demo-atacado-erp'

/** A system that may log in (§6 API key), and the code that it knows the bar by. */
export async function insertChaveDemo(db: Db): Promise<void> {
  const idfornecedor = idDemo('atacado')
  await insertApiKey(db, {
    idapikeys: idDemo('apikey', 'atacado'),
    idfornecedor,
    idusuario: idDemo('usuario', 'apikey', 'atacado'),
    nome: 'Sistema do atacado',
    chave_hash: hashToken(CHAVE_DEMO),
  })
  await db`
    update cadastroextracliente set cod_erp = 'BAR-001' where idfornecedor = ${idfornecedor} and idcliente = ${idCliente('bar')}`
}

/** The bar resells; what the others answer says nothing of it. */
function ieOf(chave: string) {
  return chave === 'bar' ? { inscricao_estadual: 'SP 110042490114' } : {}
}

/** All people of the demo; one password hash serves them all. */
export async function insertPessoas(db: Db): Promise<void> {
  const senha_hash = await hashSenha(SENHA_DEMO)
  await db`insert into usuario ${db(usuarios.map(({ email, nome, operador = false }) => ({ idusuario: idUsuario(email), email, nome, senha_hash, operador, email_confirmado_em: new Date() })))}`
  await db`insert into cliente ${db(
    clientes.map((cliente) => ({
      idcliente: idCliente(cliente.chave),
      tipo_documento: cliente.tipo_documento,
      documento: cliente.documento,
      nome: cliente.nome,
      razaosocial: cliente.razaosocial ?? '',
      email: cliente.email,
      telefone: cliente.telefone,
      data_nascimento: cliente.data_nascimento ?? null,
    })),
  )}`
  await db`insert into usuario_cliente ${db(
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
  await db`insert into equipe ${db(usuarios.flatMap(({ email, equipe = [] }) => equipe.map(({ slug, papel }) => ({ idfornecedor: idDemo(slug), idusuario: idUsuario(email), papel }))))}`
  await db`insert into cadastroextracliente ${db(
    clientes.flatMap(({ chave, cadastros }) =>
      cadastros.map(({ slug, aprovado, limite = 0, tags = [], representante }) => ({
        idfornecedor: idDemo(slug),
        idcliente: idCliente(chave),
        idcadastroextracliente: idDemo('cadastro', slug, chave),
        aprovado,
        tags,
        limite_credito_centavos: toCentavos(limite),
        idrepresentante: representante ? idUsuario(representante) : null,
        caracteristicas: slug === 'atacado' ? { ramo: 'Bar ou restaurante', ...ieOf(chave) } : {},
      })),
    ),
  )}`
  await db`insert into endereco ${db(
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
