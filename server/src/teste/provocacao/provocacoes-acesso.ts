import { cookies, type CodigoFalha } from '@vitrine/contract'

import { uuidv7 } from '../../infra/index.ts'
import { buildCliente, buildFornecedor } from '../builders.ts'
import { buildApiKey, buildEquipe } from '../logins.ts'
import { submit, withoutTable, type Cena, type Provocacao } from './provoke.ts'
import { hashSenhaLeve } from '../hash-senha-leve.ts'

const SENHA = 'vitrine-demo'
const params = { session_token: 'token' }

const logIn = ({ app, loja }: Cena, cpf: string, senha = SENHA) =>
  app.call('POST /v1/app/{session_token}/usuario/autenticar', {
    params,
    body: { cpf, senha, idfornecedor: loja.idfornecedor },
  })

const register = ({ app, loja }: Cena, cpf: string) =>
  app.call('POST /v1/app/{session_token}/cliente/usuario', {
    params,
    query: {},
    body: {
      cpf,
      nome: 'Ana Souza',
      email: `${cpf}@vitrine.example`,
      senha: SENHA,
      idfornecedor: loja.idfornecedor,
    },
  })

const recover = ({ app, loja }: Cena) =>
  app.call('GET /v2/app/{session_token}/cliente/senha/recuperar/{id}', {
    params: { ...params, id: 'ana@vitrine.example' },
    query: { idfornecedor: loja.idfornecedor },
  })

/** Gives a login the password of the tests; answers its e-mail. */
async function setSenha({ app }: Cena, idusuario: string): Promise<string> {
  const hash = await hashSenhaLeve(SENHA)
  const [row] = await app.sql<{ email: string }[]>`
    update usuario set senha_hash = ${hash} where idusuario = ${idusuario} returning email`
  return row?.email ?? ''
}

/** Login, registration and session (§8). */
export const provocacoesAcesso = {
  login_invalido: ({ app }) =>
    app.call('GET /v2/app/{session_token}/usuario/{login}', {
      params: { ...params, login: '12' },
      query: {},
    }),
  autenticacao_falhou: async (cena) => {
    const outra = await buildFornecedor(cena.app.sql)
    const { idusuario } = await buildEquipe(cena.app.sql, outra, { papel: 'atendente' })
    return logIn(cena, await setSenha(cena, idusuario))
  },
  autenticacao_automatica_falhou: (cena) =>
    withoutTable(cena.app, 'sessao', () => register(cena, '52998224725')),
  credenciais_invalidas: (cena) => logIn(cena, 'ninguem@vitrine.example'),
  login_indisponivel: (cena) => withoutTable(cena.app, 'usuario', () => logIn(cena, 'ana@vitrine.example')),
  cadastro_falhou: (cena) => withoutTable(cena.app, 'usuario_cliente', () => register(cena, '11144477735')),
  cadastro_mudou: async ({ app, loja, ana }) => {
    const { token } = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    return app.call(
      'POST /painel/v1/{idfornecedor}/cadastros/{idcliente}/decisao',
      {
        params: { idfornecedor: loja.idfornecedor, idcliente: ana.idcliente },
        body: { aprovado: true, versao: 99 },
      },
      { token },
    )
  },
  cadastro_em_uso: async ({ app, loja }) => {
    const { token } = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    const params = { idfornecedor: loja.idfornecedor, idloja: uuidv7() }
    const idformaentrega = uuidv7()
    await app.call(
      'PUT /painel/v1/{idfornecedor}/lojas/{idloja}',
      { params, body: { nome: 'Centro', descricao_endereco_loja: 'Rua A, 1', lat: -22.9, lng: -47 } },
      { token },
    )
    await app.call(
      'PUT /painel/v1/{idfornecedor}/formas-entrega/{idformaentrega}',
      {
        params: { ...params, idformaentrega },
        body: {
          nome: 'Retirada',
          tipoEntrega: 'RETIRADA',
          idloja: params.idloja,
          dias: [1],
          janelas: ['08:00-12:00'],
        },
      },
      { token },
    )
    return app.call('DELETE /painel/v1/{idfornecedor}/lojas/{idloja}', { params }, { token })
  },
  entrar_para_continuar: ({ app, loja, ana }) =>
    app.call('GET /v2/app/{session_token}/cliente/usuario/{id}/cart', {
      params: { ...params, id: ana.idcliente },
      query: { idfornecedor: loja.idfornecedor },
    }),
  autorizacao_ausente: ({ app, loja, ana }) =>
    app.call(
      'PUT /v4/orders/payment-method/{idfornecedor}/order/{num}',
      {
        params: { idfornecedor: loja.idfornecedor, num: 1 },
        body: { idformapagto: loja.idPix },
      },
      { headers: { cookie: `${cookies.sessao}=${ana.token}` } },
    ),
  sessao_expirada: ({ app, loja, ana }) =>
    app.call(
      'GET /v2/app/{session_token}/cliente/usuario/{id}/cart',
      { params: { ...params, id: ana.idcliente }, query: { idfornecedor: loja.idfornecedor } },
      { token: 'ja-acabou' },
    ),
  aguarda_aprovacao: async (cena) => {
    const loja = await buildFornecedor(cena.app.sql, { tags: ['block-not-approved-user'] })
    const cliente = await buildCliente(cena.app.sql, loja, { aprovado: null })
    const { chave, erp } = await buildApiKey(cena.app.sql, loja, cliente)
    return cena.app.call('POST /v4/api-key/login', {
      body: { apiKey: chave, idErpUsuario: erp, idFornecedor: loja.idfornecedor },
    })
  },
  usuario_nao_atualizado: (cena) =>
    withoutTable(cena.app, 'cliente', () =>
      cena.app.call(
        'PUT /v1/app/usuario/{id}',
        {
          params: { id: cena.ana.idusuario },
          query: {},
          body: { dadosUsuario: { cliente: { nome: 'Ana' } } },
        },
        { token: cena.ana.token },
      ),
    ),
  receita_indisponivel: ({ app }) =>
    withoutTable(app, 'tentativa_verificacao', () =>
      app.call('GET /v1/app/cliente/usuario/dados-receita/{doc}', {
        params: { doc: '12ABC34501DE35' },
        query: {},
      }),
    ),
  senha_incorreta: ({ app, ana }) =>
    app.call(
      'PUT /v1/app/usuario/{id}',
      {
        params: { id: ana.idusuario },
        query: {},
        body: { dadosUsuario: { senha: 'nova-senha', senha_atual: 'x' } },
      },
      { token: ana.token },
    ),
  termo_desatualizado: ({ app, ana, loja }) =>
    app.call(
      'PUT /v4/client/{idcliente}/supplier/{idfornecedor}/termos-uso',
      {
        params: { idcliente: ana.idcliente, idfornecedor: loja.idfornecedor },
        query: {},
        body: { versao: 'velha' },
      },
      { token: ana.token },
    ),
  // Says what is in the way: an order that is on its way, and its Pix that waits.
  exclusao_recusada: {
    codigo: 'exclusao_recusada',
    error:
      'Ainda não dá para excluir a conta: há 1 pedido em andamento, 1 cobrança ou estorno por terminar. Quando isso terminar, peça de novo.',
    provoke: async (cena) => {
      const { app, ana } = cena
      await submit(cena)
      await setSenha(cena, ana.idusuario)
      return app.call(
        'POST /v4/client/{idcliente}/dados/excluir',
        { params: { idcliente: ana.idcliente }, query: {}, body: { senha: SENHA } },
        { token: ana.token },
      )
    },
  },
  recuperacao_falhou: (cena) => withoutTable(cena.app, 'verificacao', () => recover(cena)),
  codigo_invalido: ({ app, loja }) =>
    app.call('POST /v1/app/{session_token}/cliente/senha/redefinir', {
      params,
      query: {},
      body: { login: 'ana@vitrine.example', codigo: '123456', senha: SENHA, idfornecedor: loja.idfornecedor },
    }),
  convite_invalido: ({ app }) =>
    app.call('POST /v1/app/usuario/convite', { params: {}, query: {}, body: { token: 'de-ninguem' } }),
  ultimo_administrador: ({ app, ana, loja }) =>
    app.call(
      'DELETE /v1/app/usuario/{a}/{b}/{c}',
      { params: { a: ana.idusuario, b: loja.idfornecedor, c: ana.idusuario }, query: {} },
      { token: ana.token },
    ),
  ultimo_dono: async ({ app, loja }) => {
    const { token, idusuario } = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    await app.sql`
      delete from equipe where idfornecedor = ${loja.idfornecedor} and papel = 'fornecedor' and idusuario <> ${idusuario}`
    return app.call(
      'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}',
      { params: { idfornecedor: loja.idfornecedor, idusuario }, query: {} },
      { token },
    )
  },
  termos_nao_aceitos: {
    codigo: 'termos_nao_aceitos',
    error: 'Erro ao submeter seu pedido. Aceite os termos de uso para enviar o pedido.',
    provoke: async (cena) => {
      const { sql } = cena.app
      await sql`insert into termo_uso (versao, titulo, texto) values ('1', 'Termos', 'Texto')`
      return submit(cena).finally(() => sql`delete from termo_uso where versao = '1'`)
    },
  },
  cliente_nao_obtido: ({ app, loja }) =>
    app.call('POST /v4/api-key/login', {
      params: {},
      query: {},
      body: { apiKey: 'de-ninguem', idErpUsuario: 'C-1', idFornecedor: loja.idfornecedor },
    }),
  login_token_falhou: ({ app, loja }) =>
    app.call('POST /v1/app/{session_token}/usuario/autenticar/login-token', {
      params,
      query: {},
      body: { token: 'de-ninguem', email: 'ana@vitrine.example', idfornecedor: loja.idfornecedor },
    }),
  canal_indisponivel: ({ app, ana }) =>
    app.call('GET /v4/verificacao/enviar-verificacao', {
      params: {},
      query: { canal: 'SMS', idcliente: ana.idcliente },
    }),
} satisfies Partial<Record<CodigoFalha, Provocacao>>
