import { Link, useNavigate, useParams } from 'react-router'

import { useAgora, useRelida } from '@vitrine/conversa'
import { todayIn } from '@vitrine/rules/data'
import { classNames, Notice, Pagination } from '@vitrine/ui'

import { api, urlsPainel, useTeclas, useTrabalho } from '#shell'

import { LinhaSala } from './linha-sala.tsx'
import { Nenhuma } from './nenhuma.tsx'
import { readSalas, type SalasLidas } from './read-salas.ts'
import { toOnde, type Lista } from './visao.ts'
import { FiltroDeQuem, Visoes } from './visoes.tsx'

interface ColunaSalasProps {
  salas: SalasLidas | null
  lista: Lista
  agora: string
  /** A room stands beside it, and has the title of the page. */
  isAberta: boolean
}

/** The rooms of a supplier, who waits longest first; they change as they are written in and taken. */
export function ColunaSalas({ salas, lista, agora, isAberta }: ColunaSalasProps) {
  const Nome = isAberta ? 'h2' : 'h1'
  return (
    <section className="cv-l" aria-labelledby="conversas">
      <div className="cv-l-cab">
        <Nome id="conversas">Conversas</Nome>
      </div>
      {salas ? (
        <Viva key={`${lista.visao}|${lista.quem}|${lista.page}`} lidas={salas} agora={agora} />
      ) : (
        <>
          <Visoes lista={lista} contagens={null} />
          <Notice tone="danger" live="alert" className="m-4">
            Não conseguimos ler as conversas. Elas estão guardadas; tente em alguns instantes.
          </Notice>
        </>
      )}
    </section>
  )
}

function Viva({ lidas, agora: primeiro }: { lidas: SalasLidas; agora: string }) {
  const { loja } = useTrabalho()
  const { idfornecedor, slug, fuso } = loja
  const { sala: aberta } = useParams()
  const navigate = useNavigate()
  const agora = useAgora(primeiro)
  const { lista } = lidas
  const { salas, pages, contagens } = useRelida(
    { idfornecedor },
    { lida: lidas, read: () => readSalas(api, idfornecedor, lista), eventos: ['sala'] },
  )
  const onde = toOnde(lista)
  const hrefOf = (sala: string) => urlsPainel.conversa(slug, sala, onde)
  const walk = (passo: 1 | -1) => () => {
    const i = salas.findIndex(({ sala }) => sala === aberta)
    const next = i < 0 ? salas[0] : salas[i + passo]
    if (next) void navigate(hrefOf(next.sala))
  }
  useTeclas({ j: walk(1), k: walk(-1) })
  return (
    <>
      <Visoes lista={lista} contagens={contagens} />
      <FiltroDeQuem lista={lista} />
      {salas.length === 0 && <Nenhuma visao={lista.visao} />}
      <div className="cv-rola">
        <ul aria-label="Lista de conversas">
          {salas.map((sala) => (
            <li key={sala.sala} className={classNames(sala.sala === aberta && 'cv-on')}>
              <LinhaSala
                sala={sala}
                href={hrefOf(sala.sala)}
                hoje={{ data: todayIn(fuso, new Date(agora)), fuso }}
                agora={agora}
                isAberta={sala.sala === aberta}
              />
            </li>
          ))}
        </ul>
        <Pagination
          page={lista.page}
          pages={pages}
          hrefOf={(page) => urlsPainel.conversas(slug, { ...onde, page })}
          renderLink={({ href, ...rest }) => <Link to={href} {...rest} />}
        />
      </div>
    </>
  )
}
