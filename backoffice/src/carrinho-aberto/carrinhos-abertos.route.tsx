import { Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type { CarrinhosDaLoja } from '@vitrine/contract'
import { useAgora, useRelida } from '@vitrine/conversa'
import { todayIn } from '@vitrine/rules/data'
import { EmptyState, Pagination } from '@vitrine/ui'

import { NaoLido } from '#cadastro'
import { BuscaDaLista, VistasDaLista } from '#lista'
import { api, requireLugar, Titulo, urlsPainel, useTrabalho } from '#shell'

import { LinhaCarrinho } from './linha-carrinho.tsx'
import { readCarrinhos, readLista, vistas, type ListaDeCarrinhos } from './lista.ts'

export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Negociação' }

/** Carts of the supplier that have something in them. */
export async function loader(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const lista = readLista(args.url)
  const carrinhos = await readCarrinhos(painel.client, lugar.idfornecedor, lista)
  return { lista, carrinhos, agora: new Date().toISOString() }
}

/** Who is here now, what they have, who negotiates with them (ux 3.4). */
export default function CarrinhosAbertos() {
  const { lista, carrinhos, agora } = useLoaderData<typeof loader>()
  return (
    <div className="lista">
      <Titulo>Negociação</Titulo>
      <h1>Negociação</h1>
      {carrinhos ? (
        <Vivos key={JSON.stringify(lista)} lidos={carrinhos} lista={lista} agora={agora} />
      ) : (
        <NaoLido>os carrinhos</NaoLido>
      )}
    </div>
  )
}

const eventos = ['negociacao', 'presenca-carrinho'] as const

interface VivosProps {
  lidos: CarrinhosDaLoja
  lista: ListaDeCarrinhos
  agora: string
}

function Vivos({ lidos, lista, agora: primeiro }: VivosProps) {
  const { idfornecedor, slug, fuso } = useTrabalho().loja
  const agora = useAgora(primeiro)
  const read = () => readCarrinhos(api, idfornecedor, lista)
  const { data, contagens, totalPages } = useRelida({ idfornecedor }, { lida: lidos, read, eventos })
  const { vista, busca } = lista
  const hoje = { data: todayIn(fuso, new Date(agora)), fuso }
  return (
    <>
      <div className="lista-filtros">
        <VistasDaLista
          label="Quais carrinhos"
          atual={vista}
          vistas={vistas.map(({ id, nome, conta }) => ({
            id,
            nome,
            quantos: contagens[conta],
            to: urlsPainel.carrinhos(slug, { vista: id === 'todos' ? undefined : id, busca }),
          }))}
        />
        <BuscaDaLista
          label="Buscar cliente"
          placeholder="Nome, CPF ou CNPJ"
          busca={busca}
          vista={vista === 'todos' ? undefined : vista}
        />
      </div>
      {data.length === 0 && <Nenhum lista={lista} />}
      <ul className="lista-linhas" aria-label="Carrinhos abertos">
        {data.map((carrinho) => (
          <li key={carrinho.idcliente}>
            <LinhaCarrinho carrinho={carrinho} hoje={hoje} agora={agora} />
          </li>
        ))}
      </ul>
      <Pagination
        page={lista.page}
        pages={totalPages}
        hrefOf={(page) => urlsPainel.carrinhos(slug, { vista, busca, page })}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
    </>
  )
}

function Nenhum({ lista: { vista, busca } }: { lista: ListaDeCarrinhos }) {
  if (busca) return <EmptyState icon="search" title="Nenhum carrinho de quem se chama assim" />
  if (vista === 'todos')
    return (
      <EmptyState icon="shopping-cart" title="Nenhum carrinho aberto">
        Quando um cliente puser algo no carrinho, ele aparece aqui e você pode negociar os preços.
      </EmptyState>
    )
  return <EmptyState icon="shopping-cart" title="Nenhum carrinho assim agora" />
}
