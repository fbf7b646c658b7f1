import type { Client } from '@vitrine/contract/client'

/** A cart with something in it, at some store. */
export interface Aberto {
  slug: string
  /** Lines. */
  itens: number
  /** Null while only the device knows of it. */
  nome: string | null
  logo: string
}

const PREFIXO = 'vitrine_carrinho:'

/** Carts that this device keeps: a visitor's, and those of `idcliente`; of others' nothing is told. */
export function listNoAparelho(
  aparelho: Pick<Storage, 'getItem'> & object,
  idcliente: string | null,
): Aberto[] {
  return Object.keys(aparelho)
    .filter((chave) => chave.startsWith(PREFIXO))
    .map((chave) => ({
      slug: chave.slice(PREFIXO.length),
      itens: countItens(aparelho.getItem(chave), idcliente),
      nome: null,
      logo: '',
    }))
    .filter(({ itens }) => itens > 0)
}

/** Lines of a kept cart; 0 for the cart of another person, or a text of another shape. */
function countItens(text: string | null, idcliente: string | null): number {
  try {
    const { guardado } = JSON.parse(text ?? '') as { guardado: { dono: string | null; itens: unknown[] } } // written by carrinho/armazenamento.ts; anything else lands in catch
    return guardado.dono === null || guardado.dono === idcliente ? guardado.itens.length : 0
  } catch {
    return 0
  }
}

/** Stores with an open cart: the account's, then what only the device has. A store without a name any more is left out. */
export async function listAbertos(
  client: Client,
  { idfornecedor, idcliente }: { idfornecedor: string; idcliente: string | null },
): Promise<Aberto[]> {
  const daConta = idcliente ? await readDaConta(client, idfornecedor, idcliente) : []
  const known = new Set(daConta.map(({ slug }) => slug))
  const doAparelho = listNoAparelho(localStorage, idcliente).filter(({ slug }) => !known.has(slug))
  const nomeados = await Promise.all(doAparelho.map((aberto) => nameLoja(client, aberto)))
  return [...daConta, ...nomeados.filter(({ nome }) => nome !== null)]
}

async function readDaConta(client: Client, idfornecedor: string, idcliente: string): Promise<Aberto[]> {
  const resposta = await client('GET /v4/cart/{idcliente}/abertos', {
    params: { idcliente },
    query: { idfornecedor },
  })
  return resposta.ok ? resposta.dados.data : []
}

async function nameLoja(client: Client, aberto: Aberto): Promise<Aberto> {
  const resposta = await client('GET /v2/app/{session_token}/configuracao/fornecedor', {
    params: { session_token: 'token' },
    query: { idfornecedor: aberto.slug },
  })
  if (!resposta.ok) return aberto
  const { nome, config } = resposta.dados
  return { ...aberto, nome, logo: config.tema.logo?.claro ?? '' }
}
