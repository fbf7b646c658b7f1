import { Link, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useRef } from 'react'

import type { ListaDeOrcamentos } from '@vitrine/contract'
import { useAgora } from '@vitrine/conversa'
import { todayIn } from '@vitrine/rules/data'
import { EmptyState, Pagination } from '@vitrine/ui'

import { NaoLido } from '#cadastro'
import { BuscaDaLista, VistasDaLista } from '#lista'
import { api, requireLugar, Titulo, urlsPainel, useTeclas, useTrabalho } from '#shell'

import { LinhaOrcamento } from './linha-orcamento.tsx'
import { readLista, readOrcamentos, vistas, type QualLista } from './lista.ts'
import { useOrcamentos } from './use-orcamentos.ts'

export { ErroDaTela as ErrorBoundary } from '#moldura'

export const handle = { migalha: 'Orçamentos' }

/** Budgets of the supplier. */
export async function loader(args: LoaderFunctionArgs) {
  const { painel, lugar } = await requireLugar(args)
  const qual = readLista(args.url)
  const lista = await readOrcamentos(painel.client, lugar.idfornecedor, qual)
  return { qual, lista, agora: new Date().toISOString() }
}

/** What waits for prices, for how long, and what it is worth (ux 3.3). */
export default function Orcamentos() {
  const { qual, lista, agora } = useLoaderData<typeof loader>()
  return (
    <div className="lista">
      <Titulo>Orçamentos</Titulo>
      <h1>Orçamentos</h1>
      {lista ? (
        <Lista key={JSON.stringify(qual)} lida={lista} qual={qual} agora={agora} />
      ) : (
        <NaoLido>os orçamentos</NaoLido>
      )}
    </div>
  )
}

interface ListaProps {
  lida: ListaDeOrcamentos
  qual: QualLista
  agora: string
}

function Lista({ lida, qual, agora: primeiro }: ListaProps) {
  const { idfornecedor, slug, fuso } = useTrabalho().loja
  const agora = useAgora(primeiro)
  const { data, contagens, totalPages } = useOrcamentos(lida, () => readOrcamentos(api, idfornecedor, qual))
  const { vista, busca, page } = qual
  const hoje = { data: todayIn(fuso, new Date(agora)), fuso }
  return (
    <>
      <div className="lista-filtros">
        <VistasDaLista
          label="Quais orçamentos"
          atual={vista}
          vistas={vistas.map(({ id, nome, vista: conta }) => ({
            id,
            nome,
            quantos: contagens[conta],
            to: urlsPainel.orcamentos(slug, { vista: id === 'a-precificar' ? undefined : id, busca }),
          }))}
        />
        <BuscaDaLista
          label="Buscar orçamento"
          placeholder="Número, nome, CPF ou CNPJ"
          busca={busca}
          vista={vista === 'a-precificar' ? undefined : vista}
        />
      </div>
      {data.length === 0 ? <Nenhum qual={qual} /> : <Linhas dados={data} hoje={hoje} />}
      <Pagination
        page={page}
        pages={totalPages}
        hrefOf={(outra) => urlsPainel.orcamentos(slug, { vista, busca, page: outra })}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
    </>
  )
}

interface LinhasProps {
  dados: ListaDeOrcamentos['data']
  hoje: { data: string; fuso: string }
}

/** `j` and `k` walk, Enter is the link's own. */
function Linhas({ dados, hoje }: LinhasProps) {
  const ref = useRef<HTMLUListElement>(null)
  const { slug } = useTrabalho().loja
  const navigate = useNavigate()
  const walk = (passo: 1 | -1) => () => {
    const links = [...(ref.current?.querySelectorAll('a') ?? [])]
    const i = links.findIndex((link) => link === document.activeElement)
    links[i < 0 ? 0 : i + passo]?.focus()
  }
  useTeclas({ j: walk(1), k: walk(-1), p: () => void openFirst() })
  const openFirst = () => {
    const [primeiro] = dados
    if (primeiro) void navigate(urlsPainel.orcamento(slug, primeiro.numpedido))
  }
  return (
    <ul className="lista-linhas" aria-label="Orçamentos" ref={ref}>
      {dados.map((orcamento) => (
        <li key={orcamento.numpedido}>
          <LinhaOrcamento orcamento={orcamento} hoje={hoje} />
        </li>
      ))}
    </ul>
  )
}

function Nenhum({ qual: { vista, busca } }: { qual: QualLista }) {
  if (busca) return <EmptyState icon="search" title="Nenhum orçamento com estas palavras aqui" />
  if (vista === 'a-precificar')
    return (
      <EmptyState icon="check-check" title="Nada a precificar">
        Quando um cliente pedir um orçamento, ele aparece aqui, o mais antigo primeiro.
      </EmptyState>
    )
  return <EmptyState icon="file-text" title="Nenhum orçamento assim agora" />
}
