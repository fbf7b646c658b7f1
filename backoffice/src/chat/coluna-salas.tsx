import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'

import type { SalaChat } from '@vitrine/contract'
import { useSalas } from '@vitrine/conversa'
import { todayIn } from '@vitrine/rules/data'
import { classNames, EmptyState, Icon, Notice, Pagination } from '@vitrine/ui'

import { api, urlsPainel, useNaoLidas, useTeclas, useTrabalho } from '#shell'

import { LinhaSala } from './linha-sala.tsx'
import { isNaoLida, orderSalas, readSalas, type SalasLidas } from './read-salas.ts'
import { visoes, type Visao } from './visao.ts'

interface ColunaSalasProps {
  salas: SalasLidas | null
  visao: Visao
  page: number
  agora: string
  /** A room stands beside it, and has the title of the page. */
  isAberta: boolean
}

/** The rooms of a supplier, unread first; they change as they are written in. */
export function ColunaSalas({ salas, visao, page, agora, isAberta }: ColunaSalasProps) {
  const { loja } = useTrabalho()
  const naoLidas = useNaoLidas()
  const Nome = isAberta ? 'h2' : 'h1'
  return (
    <section className="cv-l" aria-labelledby="conversas">
      <div className="cv-l-cab">
        <Nome id="conversas">Conversas</Nome>
      </div>
      <nav className="cv-v" aria-label="Visões">
        {visoes.map(({ id, nome, icone }) => (
          <Link
            key={id}
            to={urlsPainel.conversas(loja.slug, id === 'todas' ? {} : { visao: id })}
            aria-current={id === visao ? 'page' : undefined}
          >
            <Icon name={icone} size={16} />
            {nome}
            {id === 'nao-lidas' && naoLidas > 0 && <small className="num">{naoLidas}</small>}
          </Link>
        ))}
      </nav>
      {salas ? (
        <Lista key={`${visao}|${page}`} lidas={salas} agora={agora} />
      ) : (
        <Notice tone="danger" live="alert" className="m-4">
          Não conseguimos ler as conversas. Elas estão guardadas; tente em alguns instantes.
        </Notice>
      )}
    </section>
  )
}

function Lista({ lidas, agora }: { lidas: SalasLidas; agora: string }) {
  const { loja } = useTrabalho()
  const { idfornecedor, slug, fuso } = loja
  const { sala: aberta } = useParams()
  const navigate = useNavigate()
  const { visao, page } = lidas
  const { salas: daPagina, pages } = useSalas({ idfornecedor }, lidas, () =>
    readSalas(api, idfornecedor, { visao, page }),
  )
  const salas = orderSalas(daPagina, useNaoLidasDaLista(daPagina))
  const onde = { visao: visao === 'todas' ? undefined : visao, page }
  const hrefOf = (sala: string) => urlsPainel.conversa(slug, sala, onde)
  const walk = (passo: 1 | -1) => () => {
    const i = salas.findIndex(({ sala }) => sala === aberta)
    const next = i < 0 ? salas[0] : salas[i + passo]
    if (next) void navigate(hrefOf(next.sala))
  }
  useTeclas({ j: walk(1), k: walk(-1) })
  if (salas.length === 0) return <Nenhuma visao={visao} />
  return (
    <div className="cv-rola">
      <ul aria-label="Lista de conversas">
        {salas.map((sala) => (
          <li key={sala.sala} className={classNames(sala.sala === aberta && 'cv-on')}>
            <LinhaSala
              sala={sala}
              href={hrefOf(sala.sala)}
              hoje={{ data: todayIn(fuso, new Date(agora)), fuso }}
              isAberta={sala.sala === aberta}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(outra) => urlsPainel.conversas(slug, { ...onde, page: outra })}
        renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
      />
    </div>
  )
}

/** Rooms that were unread at some moment since this list stands here. */
function useNaoLidasDaLista(salas: readonly SalaChat[]): ReadonlySet<string> {
  const [naoLidas, setNaoLidas] = useState<ReadonlySet<string>>(new Set())
  const novas = salas.filter((sala) => isNaoLida(sala) && !naoLidas.has(sala.sala))
  if (novas.length === 0) return naoLidas
  const juntas = new Set([...naoLidas, ...novas.map(({ sala }) => sala)])
  setNaoLidas(juntas)
  return juntas
}

function Nenhuma({ visao }: { visao: Visao }) {
  return visao === 'nao-lidas' ? (
    <EmptyState icon="check-check" title="Tudo lido">
      Quando um cliente escrever, a conversa aparece aqui.
    </EmptyState>
  ) : (
    <EmptyState icon="message-circle" title="Nenhuma conversa ainda">
      Clientes escrevem pela loja, em “Conversas” ou em “Falar sobre este pedido”. Você responde daqui, ao
      vivo.
    </EmptyState>
  )
}
