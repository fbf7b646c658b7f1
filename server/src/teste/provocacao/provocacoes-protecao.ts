import type { CodigoFalha } from '@vitrine/contract'

import { buildAplicativo } from '../exemplares/build-aplicativo.ts'
import { buildFornecedor } from '../builders.ts'
import { hashSenhaLeve } from '../hash-senha-leve.ts'
import { buildEquipe } from '../logins.ts'
import type { Cena, Provocacao } from './provoke.ts'

const SENHA = 'vitrine-demo'
const params = { session_token: 'token' }

/** Somebody of the team whose password is right and who is asked for more. */
async function beginLogin({ app, loja }: Cena) {
  const marina = await buildEquipe(app.sql, loja, { papel: 'atendente' })
  await buildAplicativo(app.sql, marina)
  const [row] = await app.sql<{ email: string }[]>`
    update usuario set senha_hash = ${await hashSenhaLeve(SENHA)} where idusuario = ${marina.idusuario} returning email`
  return app.call('POST /v1/app/{session_token}/usuario/autenticar', {
    params,
    body: { cpf: row?.email ?? '', senha: SENHA, idfornecedor: loja.idfornecedor },
  })
}

const finish = ({ app }: Cena, passo: string) =>
  app.call('POST /v1/app/{session_token}/usuario/autenticar/segundo-passo', {
    params,
    body: { passo, codigo: '000000' },
  })

/** A second proof at the login (decision 0157). */
export const provocacoesProtecao = {
  segundo_passo: beginLogin,
  passo_vencido: (cena) => finish(cena, 'ja-usado'),
  codigo_recusado: async (cena) => {
    const { falha } = await beginLogin(cena)
    return finish(cena, String(falha.detalhes?.passo))
  },
  segundo_fator_exigido: async ({ app, loja }) => {
    const { token } = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    await app.sql`insert into exigencia_fator (idfornecedor, vale_em) values (${loja.idfornecedor}, now())`
    return app.call(
      'GET /painel/v1/{idfornecedor}/equipe',
      { params: { idfornecedor: loja.idfornecedor } },
      { token },
    )
  },
  passkey_recusada: ({ app }) =>
    app.call('POST /v1/app/{session_token}/usuario/autenticar/passkey', {
      params,
      body: { idcredencial: 'AA', clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
    }),
  passkey_em_outro_endereco: ({ app }) =>
    app.call(
      'POST /v1/app/{session_token}/usuario/autenticar/passkey/desafio',
      { params },
      { headers: { host: 'emporio.example' } },
    ),
  passkeys_demais: async ({ app, loja }) => {
    const { token, idusuario } = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    await app.sql`update usuario set senha_hash = ${await hashSenhaLeve(SENHA)} where idusuario = ${idusuario}`
    await app.sql`
      insert into passkey (idpasskey, idusuario, idcredencial, chave_publica, nome)
      select gen_random_uuid(), ${idusuario}, convert_to(${idusuario} || n, 'UTF8'), '', 'Celular' from generate_series(1, 10) as n`
    return app.call('POST /v4/usuario/segundo-fator/passkeys/desafio', { body: { senha: SENHA } }, { token })
  },
  fator_de_varias_lojas: async ({ app, loja }) => {
    const dona = await buildEquipe(app.sql, loja, { papel: 'fornecedor' })
    const { idusuario } = await buildEquipe(app.sql, loja, { papel: 'atendente' })
    await buildAplicativo(app.sql, { idusuario })
    const outra = await buildFornecedor(app.sql)
    await app.sql`insert into equipe (idfornecedor, idusuario, papel) values (${outra.idfornecedor}, ${idusuario}, 'atendente')`
    return app.call(
      'DELETE /painel/v1/{idfornecedor}/equipe/{idusuario}/segundo-fator',
      { params: { idfornecedor: loja.idfornecedor, idusuario } },
      dona,
    )
  },
} satisfies Partial<Record<CodigoFalha, Provocacao>>
