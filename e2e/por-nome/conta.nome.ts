import { createConta } from '../conta.ts'
import { decideCookies, login } from '../passos.ts'
import { createRepresentante } from '../representante.ts'
import { capacidade, enter } from './capacidade.ts'

capacidade('logs in and out (§4 Login)', async ({ leitor }) => {
  const { email, senha } = await createConta('ana')
  await leitor.open('/emporio/entrar')
  await leitor.write('textbox', 'CPF, CNPJ ou e-mail', email)
  await leitor.press('button', 'Continuar')
  await leitor.write('textbox', 'Senha', senha)
  await leitor.press('button', 'Entrar')
  await leitor.hearsNo('button', 'Entrar')
  await leitor.open('/emporio/conta')
  await leitor.press('button', 'Sair')
  await leitor.hearsNo('heading', 'Ana Ribeiro')
})

capacidade('asks for a code for a forgotten password (§4, §5 Password recovery)', async ({ leitor }) => {
  const { email } = await createConta('ana')
  await leitor.open('/emporio/recuperar')
  await leitor.write('textbox', /CPF, CNPJ ou e-mail/, email)
  await leitor.press('button', 'Enviar código')
  await leitor.hears('textbox', 'Código de 6 números')
})

capacidade(
  'changes its data and sees who is logged in (§2 Update registration)',
  async ({ leitor, page }) => {
    await enter(page, 'emporio')
    await leitor.open('/emporio/conta')
    await leitor.press('button', 'Atualizar')
    await leitor.em('dialog').write('textbox', /^Nome/, 'Ana Ribeiro Souza')
    await leitor.em('dialog').press('button', 'Salvar')
    await leitor.hears('heading', 'Ana Ribeiro Souza')
    await leitor.hearsNo('dialog', /./)
    await leitor.em('navigation', 'Privacidade e segurança').press('link', /^Meus acessos/)
    await leitor.hears('heading', /acessos/i)
  },
)

capacidade(
  'adds an address, makes it the main one, takes another away (§2 Address, §3)',
  async ({ leitor, page }) => {
    await enter(page, 'emporio')
    await leitor.open('/emporio/enderecos')
    await leitor.press('link', 'Novo endereço')
    await leitor.write('textbox', /^CEP/, '13025-002')
    await leitor.hearsText(/preenchid. pelo CEP/)
    await leitor.write('textbox', 'Rua', 'Rua Coronel Quirino')
    await leitor.write('textbox', 'Número', '1500')
    await leitor.write('textbox', /^Nome deste endereço/, 'Loja nova')
    await leitor.press('button', 'Salvar endereço')
    await leitor.press('button', 'Tornar Loja nova o principal')
    await leitor.press('button', 'Excluir Escritório')
    await leitor.hearsNo('button', 'Excluir Escritório')
  },
)

capacidade('invites somebody who buys too (§6 Linked user)', async ({ leitor, page }) => {
  await enter(page, 'emporio')
  await leitor.open('/emporio/usuarios')
  await leitor.write('textbox', 'E-mail', `colega-${crypto.randomUUID()}@vitrine.example`)
  await leitor.press('button', 'Enviar convite')
  await leitor.hearsText(/Convite enviado/)
})

capacidade('chooses cookies anew (§2 Cookie preferences)', async ({ leitor }) => {
  await leitor.open('/emporio')
  await leitor.press('link', 'Preferências de cookies')
  const escolha = leitor.em('dialog', 'Preferências de cookies')
  await escolha.press('switch', /^Medição/)
  await escolha.press('button', 'Salvar escolha')
  await leitor.hearsNo('dialog', 'Preferências de cookies')
})

capacidade('reads a page of the store and writes to it (§2 Static pages)', async ({ leitor }) => {
  await leitor.open('/emporio/pagina/fale-com-a-gente')
  await leitor.write('textbox', 'Seu nome', 'Pessoa de Teste')
  await leitor.write('textbox', 'Seu e-mail', 'pessoa@vitrine.example')
  await leitor.choose('Sobre o quê?', 'Um produto')
  await leitor.write('textbox', 'Mensagem', 'O café é moído na hora?')
  await leitor.check('checkbox', /^Concordo/)
  await leitor.press('button', 'Enviar mensagem')
  await leitor.hearsText(/[Rr]ecebemos|[Oo]brigad/)
})

capacidade('sells for a client and leaves it (§6 Representative)', async ({ leitor, page }) => {
  const conta = await createRepresentante('atacado', await createConta('bar'))
  await decideCookies(page)
  await login(page, 'atacado', conta)
  await leitor.open('/atacado/clientes')
  await leitor.write('searchbox', 'Buscar cliente', 'bar')
  await leitor.hearsText(/1 cliente/)
  await leitor.waits()
  await leitor.press('button', /^(Vender|Continuar vendendo) para /)
  await leitor.em('complementary', 'Representante').press('button', 'Sair do cliente')
  await leitor.hears('heading', 'Clientes')
})
