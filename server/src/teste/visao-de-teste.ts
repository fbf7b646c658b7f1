import type { AppDeTeste } from './app-de-teste.ts'

export const VISAO = 'POST /painel/v1/{idfornecedor}/clientes/{idcliente}/visao'

type Alvo = { idfornecedor: string; idcliente: string }

/** The cookie of who looks at a store as a customer: opened in the panel, then by its link. */
export async function openVisao(
  app: AppDeTeste,
  params: Alvo,
  { token }: { token: string },
): Promise<string> {
  const { dados } = await app.call(VISAO, { params }, { token })
  const { headers } = await app.fastify.inject({ url: dados.url })
  return readCookieDaVisao(headers['set-cookie'])
}

/** 'vitrine_visao=…' of an answer; '' without. */
export const readCookieDaVisao = (setCookie: string | string[] | undefined): string =>
  [setCookie ?? []].flat().flatMap((linha) => /^vitrine_visao=[^;]+/.exec(linha)?.[0] ?? [])[0] ?? ''
