import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import {
  buildCliente,
  buildEquipe,
  buildFornecedor,
  createPlanilhas,
  createTestApp,
  sayErros,
  type AppDeTeste,
  type FornecedorDeTeste,
} from '../teste/index.ts'

const ANA = '52998224725'
const BIA = '11144477735'

let app: AppDeTeste
let loja: FornecedorDeTeste
let vizinha: FornecedorDeTeste
let planilhas: ReturnType<typeof createPlanilhas>
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.sql`update cliente set documento = lpad((random() * 1e10)::bigint::text, 11, '0') where documento in (${ANA}, ${BIA})`
  loja = await buildFornecedor(app.sql)
  vizinha = await buildFornecedor(app.sql)
  planilhas = createPlanilhas(
    app,
    loja.idfornecedor,
    await buildEquipe(app.sql, loja, { papel: 'fornecedor' }),
  )
})

/** A person of the platform, with its own name and mailbox. */
async function buildPessoa(onde: FornecedorDeTeste, documento: string, email: string) {
  const pessoa = await buildCliente(app.sql, onde, { aprovado: null })
  await app.sql`update cliente set documento = ${documento}, nome = 'Nome dela', email = ${email} where idcliente = ${pessoa.idcliente}`
  await app.sql`update usuario set email = ${email} where idusuario = ${pessoa.idusuario}`
  return pessoa
}
const emailDe = (nome: string) => `${nome}-${loja.idfornecedor}@vitrine.example`
const readRelacao = async (idcliente: string, { idfornecedor } = loja) => {
  const [row] = await app.sql`
    select x.aprovado, x.tags, x.limite_credito_centavos::int as limite, x.cod_erp, x.idrepresentante, c.nome, c.email, c.telefone
    from cadastroextracliente x join cliente c using (idcliente) where x.idfornecedor = ${idfornecedor} and x.idcliente = ${idcliente}`
  return row
}
const listEsperados = () => app.sql`
  select documento, nome, email, telefone, tags, limite_credito_centavos::int as limite, aprovado from cliente_previsto
  where idfornecedor = ${loja.idfornecedor} and apagado_em is null order by documento`

describe('a sheet of customers (issue 17, line 4; decision 0155)', () => {
  test('tells nothing of who is known elsewhere: the same rows, the same answers, and nobody is touched', async () => {
    const ana = await buildPessoa(vizinha, ANA, emailDe('ana'))
    const antes = await readRelacao(ana.idcliente, vizinha)
    const linha = (documento: string) =>
      `${documento};Nome da planilha;${emailDe('ana')};11 98765-4321;ouro;1.500,00;sim\n`
    const titulos = 'CPF;Nome;E-mail;Celular;Grupo;Limite de crédito;Já aprovado\n'
    const conhecida = await planilhas.ingest(titulos + linha(ANA))
    const nova = await planilhas.ingest(titulos + linha(BIA))
    const say = async (importacao: typeof nova) => {
      const { estado, contagens, recusadas, campos } = importacao
      const linhas = await planilhas.list(importacao)
      return {
        estado,
        contagens,
        recusadas,
        campos,
        linhas: JSON.stringify(linhas).replaceAll(/\d{11}/g, ''),
      }
    }
    expect(await say(conhecida)).toEqual(await say(nova))
    expect(conhecida).toMatchObject({ contagens: { nova: 1 }, recusadas: 0 })
    expect(await readRelacao(ana.idcliente, vizinha)).toEqual(antes)
    expect(await readRelacao(ana.idcliente)).toBeUndefined()
    const texto = (await planilhas.readExport('clientes', 'csv')).toString()
    expect(texto).not.toContain('Nome dela')
    expect(texto.match(/Esperando o cliente/g)).toHaveLength(2)
  })

  test('of who is registered here changes what the two are to each other, never who it is; taken back, it stands as before', async () => {
    const rep = await buildEquipe(app.sql, loja, { papel: 'representante' })
    const [{ email: doRep } = { email: '' }] = await app.sql<{ email: string }[]>`
      select email from usuario where idusuario = ${rep.idusuario}`
    const ana = await buildPessoa(loja, ANA, emailDe('ana'))
    const antes = await readRelacao(ana.idcliente)
    const importacao = await planilhas.ingest(
      Buffer.from(
        `Relação de clientes;;;;;;;\nCNPJ/CPF;Cliente;Razão social;E-mail;Vendedor;Grupo;Limite;Código do cliente\n` +
          `529.982.247-25;Ana Maria;X;${emailDe('ana')};${doRep};ouro, prata;2500;0042\n`,
        'latin1',
      ),
    )
    expect(importacao).toMatchObject({ tipo: 'CLIENTES', contagens: { mudada: 1 }, recusadas: 0 })
    expect(await readRelacao(ana.idcliente)).toEqual({
      ...antes,
      tags: ['ouro', 'prata'],
      limite: 250_000,
      cod_erp: '0042',
      idrepresentante: rep.idusuario,
    })
    expect(await planilhas.takeBack(importacao)).toMatchObject({ estado: 'DESFEITA', recusadas: 0 })
    expect(await readRelacao(ana.idcliente)).toEqual(antes)
  })

  test('a customer who is expected is changed, deleted by a word alone, and comes back with its sheet', async () => {
    await planilhas.ingest(
      `cpf;nome do cliente;email;grupo\n${ANA};Ana;${emailDe('ana')};ouro\n${BIA};Bia;;\n`,
    )
    const antes = await listEsperados()
    const importacao = await planilhas.ingest(
      `cpf;nome do cliente;grupo;telefone;ação\n${ANA};Ana Maria;LIMPAR;19 3232-1010;\n${BIA};;;;apagar\n`,
    )
    expect(importacao).toMatchObject({ contagens: { mudada: 1, apagada: 1 }, recusadas: 0 })
    expect(await listEsperados()).toMatchObject([{ nome: 'Ana Maria', tags: [], telefone: '+551932321010' }])
    expect((await planilhas.readExport('clientes', 'csv')).toString()).not.toContain('Bia')
    await planilhas.takeBack(importacao)
    expect(await listEsperados()).toEqual(antes)
  })

  test('each cell that cannot be says why; a CPF without its zeros is found all the same', async () => {
    await buildPessoa(loja, ANA, emailDe('ana'))
    await buildPessoa(loja, '04337681000', emailDe('zoe'))
    const importacao = await planilhas.rehearse(
      'CPF/CNPJ;Nome do cliente;E-mail;Telefone;Representante;Limite de crédito;Ação\n' +
        [
          `4337681000;Zoé;;;;10;`,
          `123456000149;Empresa;;;;;`,
          `529.982.247-26;Um;;;;;`,
          `5,29982E+10;Um;;;;;`,
          `1010;Um;;;;-5;`,
          `111.444.777-35;Um;ana;123;ninguem@vitrine.example;0,001;`,
          `11144477735;Outra vez;;;;;`,
          `${ANA};Ana;outra@vitrine.example;;;10;`,
          `;Sem;;;;;`,
          `04337681000;;;;;;APAGAR`,
        ].join('\n'),
    )
    expect(sayErros(await planilhas.list(importacao, { tipo: 'errada' }))).toEqual([
      '4 documento: Os dígitos finais deste CPF ou CNPJ não conferem.',
      '5 documento: A planilha abreviou o número para 5,29982E+10 e perdeu dígitos: formate a coluna como texto e cole de novo.',
      '6 documento: Um CPF tem 11 números e um CNPJ tem 14 caracteres; esta célula tem 4.',
      '6 limite_credito: O número não pode ser negativo.',
      '7 email: Este e-mail não existe.',
      '7 telefone: Este telefone não existe: diga o DDD e o número.',
      '7 limite_credito: O valor tem mais de 2 casas depois da vírgula.',
      '7 representante: Nenhum representante desta loja tem este e-mail.',
      '8 documento: O CPF ou CNPJ é igual ao da linha 7.',
      '9 email: Quem tem este documento na sua loja usa outro e-mail: confira se é a mesma pessoa, e deixe o e-mail vazio se for.',
      '10 documento: Um cadastro novo precisa de CPF ou CNPJ.',
      '11 documento: O CPF ou CNPJ é igual ao da linha 2.',
    ])
    const [zoe] = await planilhas.list(importacao, { tipo: 'mudada' })
    expect(zoe?.mudancas).toEqual([{ campo: 'limite_credito', antes: 0, depois: 10 }])
    const [empresa] = await planilhas.list(importacao, { tipo: 'nova' })
    expect(empresa?.mudancas).toContainEqual({ campo: 'documento', antes: null, depois: '00123456000149' })
    const apaga = await planilhas.rehearse('cpf;ação\n043.376.810-00;apagar\n', 'CLIENTES')
    expect(sayErros(await planilhas.list(apaga))).toEqual([
      '2 acao: Este cliente tem cadastro na loja: só ele mesmo pode apagá-lo (LGPD).',
    ])
  })
})
