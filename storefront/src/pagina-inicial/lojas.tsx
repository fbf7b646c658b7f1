import { lazy, useRef } from 'react'

import type { LojaColeta, SecaoDe } from '@vitrine/contract'
import { formatHoras } from '@vitrine/rules/entrega'
import { Icon } from '@vitrine/ui'

import { Cabeca } from '#carrossel'
import { LinkMapa } from '#pedido'
import { Parte, useNear } from '#shell'

const LojaAgora = lazy(() => import('./loja-agora.tsx').then((m) => ({ default: m.LojaAgora })))

/** The stores: where they are; until when open and how far is said when they come into view. */
export function Lojas({ secao, lojas }: { secao: SecaoDe<'LOJAS'>; lojas: readonly LojaColeta[] }) {
  const { id, titulo, texto } = secao
  const ref = useRef<HTMLUListElement>(null)
  const isNear = useNear(ref)
  return (
    <section className="section" id={id} aria-labelledby={`${id}-titulo`}>
      <Cabeca id={id} titulo={titulo} subtitulo={texto} />
      <ul className="pi-lojas" ref={ref}>
        {lojas.map((loja) => (
          <Loja key={loja.idloja} loja={loja} isNear={isNear} />
        ))}
      </ul>
    </section>
  )
}

function Loja({ loja, isNear }: { loja: LojaColeta; isNear: boolean }) {
  return (
    <li>
      <Icon name="store" />
      <div>
        <h3>{loja.nome}</h3>
        <p>{loja.descricao_endereco_loja}</p>
        <p className="pi-loja-agora">
          {isNear && (
            <Parte calada>
              <LojaAgora loja={loja} />
            </Parte>
          )}
        </p>
        <dl>
          {listDias(loja.horarios).map(([dias, horas]) => (
            <div key={dias}>
              <dt>{dias}</dt>
              <dd>{horas}</dd>
            </div>
          ))}
        </dl>
        <LinkMapa lat={loja.lat} lng={loja.lng} />
      </div>
    </li>
  )
}

const DIAS = ['seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.', 'dom.']

/** Days with the same hours stand together: 'seg. a sáb.' */
function listDias(horarios: LojaColeta['horarios']): [string, string][] {
  const grupos: { de: number; ate: number; horas: string | null }[] = []
  for (const [i, horas] of horarios.entries()) {
    const ultimo = grupos.at(-1)
    if (ultimo && ultimo.horas === horas) ultimo.ate = i
    else grupos.push({ de: i, ate: i, horas })
  }
  return grupos.map(({ de, ate, horas }) => {
    const [abre = '', fecha = ''] = horas?.split('-') ?? []
    const dias = de === ate ? (DIAS[de] ?? '') : `${DIAS[de]} a ${DIAS[ate]}`
    return [dias, horas ? formatHoras(abre, fecha) : 'fechada']
  })
}
