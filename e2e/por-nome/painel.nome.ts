import { openSala } from '../conversa.ts'
import { createAtendente } from '../painel.ts'
import { capacidade } from './capacidade.ts'

capacidade(
  'an attendant reads a customer, answers, keeps a note, settles it (§1 Attendant, §2 Chat)',
  async ({ leitor, page, baseURL }) => {
    const browser = page.context().browser()
    if (!browser) throw new Error('no browser')
    const { sala } = await openSala(await (await browser.newContext({ baseURL })).newPage(), browser)
    const { email, senha } = await createAtendente(['emporio'])
    await leitor.open(`/painel/emporio/conversas/${sala}`)
    await leitor.write('textbox', 'E-mail', email)
    await leitor.write('textbox', 'Senha', senha)
    await leitor.press('button', 'Entrar')
    await leitor.write('textbox', 'Resposta', 'Sai às 17h40.')
    await leitor.press('button', 'Enviar')
    await leitor.hears('article', /^Você/)
  },
)
