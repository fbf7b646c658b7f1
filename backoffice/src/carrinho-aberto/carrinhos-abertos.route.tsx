import { Form, Link, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'

import type { CarrinhosDaLoja } from '@vitrine/contract'
import { useAgora } from '@vitrine/conversa'
import { todayIn } from '@vitrine/rules/data'
import { Button, EmptyState, Notice, Pagination } from '@vitrine/ui'

import { api, requireLugar, Titulo, urlsPainel, useTrabalho } from '#shell'

import { LinhaCarrinho } from './linha-carrinho.tsx'
import { readCarrinhos, readLista, vistas, type ListaDeCarrinhos } from './lista.ts'
import { useCarrinhos } from './use-carrinhos.ts'

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
    <div className="ca">
      <Titulo>Negociação</Titulo>
      <h1>Negociação</h1>
      {carrinhos ? (
        <Vivos key={JSON.stringify(lista)} lidos={carrinhos} lista={lista} agora={agora} />
      ) : (
        <Notice tone="danger" live="alert">
          Não conseguimos ler os carrinhos. Eles estão guardados; tente em alguns instantes.
        </Notice>
      )}
    </div>
  )
}

interface VivosProps {
  lidos: CarrinhosDaLoja
  lista: ListaDeCarrinhos
  agora: string
}

function Vivos({ lidos, lista, agora: primeiro }: VivosProps) {
  const { idfornecedor, slug, fuso } = useTrabalho().loja
  const agora = useAgora(primeiro)
  const { data, contagens, totalPages } = useCarrinhos(idfornecedor, lidos, () =>
    readCarrinhos(api, idfornecedor, lista),
  )
  const { vista, busca } = lista
  const hoje = { data: todayIn(fuso, new Date(agora)), fuso }
  return (
    <>
      <div className="ca-filtros">
        <nav aria-label="Quais carrinhos">
          {vistas.map(({ id, nome, conta }) => (
            <Link
              key={id}
              className="chip"
              to={urlsPainel.carrinhos(slug, { vista: id === 'todos' ? undefined : id, busca })}
              aria-current={id === vista ? 'page' : undefined}
            >
              {nome} <small className="num">{contagens[conta]}</small>
            </Link>
          ))}
        </nav>
        <Form role="search" className="ca-busca">
          {vista !== 'todos' && <input type="hidden" name="vista" value={vista} />}
          <input
            className="input input-s"
            type="search"
            name="busca"
            aria-label="Buscar cliente"
            placeholder="Nome, CPF ou CNPJ"
            maxLength={100}
            defaultValue={busca}
          />
          <Button type="submit" variant="outline" size="s">
            Buscar
          </Button>
        </Form>
      </div>
      {data.length === 0 && <Nenhum lista={lista} />}
      <ul className="ca-lista" aria-label="Carrinhos abertos">
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
