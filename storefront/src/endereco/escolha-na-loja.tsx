import { Form, useNavigate } from 'react-router'

import type { Localizacao, LojaColeta } from '@vitrine/contract'
import { localOfLoja } from '@vitrine/rules/lugar'
import { Button, Notice } from '@vitrine/ui'

import { useHydrated, useLoja, useTag } from '#shell'

import { AviseMe, CampoLugar, LojasColeta, MinhaLocalizacao, NoMapa, toLocal } from '#lugar'
import { TrocaTipo } from './troca-tipo.tsx'
import { useChooseLocal } from './use-choose-local.ts'

export interface EscolhaNaLojaProps {
  lojas: LojaColeta[]
  busca: { q: string; lugares: Localizacao[] }
  /** Where to go once a place is chosen. */
  voltar: string
}

/** The place as a section of a page: search, position, stores. A GET form searches and a POST form chooses without script. */
export function EscolhaNaLoja({ lojas, busca, voltar }: EscolhaNaLojaProps) {
  const entrega = useTag('has-delivery')
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { idfornecedor } = useLoja()
  const { choose, erro, recusado, troca, confirm, dismiss } = useChooseLocal(() => void navigate(voltar))
  return (
    <div className="grid gap-4">
      {erro && (
        <Notice tone="danger" live="alert">
          {erro}
        </Notice>
      )}
      {recusado && <AviseMe local={recusado} idfornecedor={idfornecedor} />}
      {troca && <TrocaTipo troca={troca} onSim={confirm} onNao={dismiss} />}
      {entrega && (
        <>
          <Form method={busca.lugares.length > 0 && !isHydrated ? 'post' : 'get'} className="grid gap-3">
            <CampoLugar
              label="CEP, rua ou cidade"
              inicial={busca}
              onChoose={(lugar) => void choose(toLocal(lugar, 'DELIVERY'))}
            />
            <noscript>
              <Button type="submit" formMethod="get" variant="outline">
                Buscar
              </Button>
            </noscript>
          </Form>
          <div>
            <MinhaLocalizacao onChoose={(lugar) => void choose(toLocal(lugar, 'DELIVERY'))} />
            {/* Without script there is no map; its room is kept, so that nothing moves when script comes. */}
            <div className={isHydrated ? undefined : 'invisible'}>
              <NoMapa onChoose={(lugar) => void choose(toLocal(lugar, 'DELIVERY'))} />
            </div>
          </div>
        </>
      )}
      {lojas.length > 0 && (
        <Form method="post">
          <h2 className="mb-2 text-16">
            {entrega ? 'Ou retire em uma loja' : 'Escolha a loja onde vai retirar'}
          </h2>
          <LojasColeta lojas={lojas} onChoose={(loja) => void choose(localOfLoja(loja))} />
        </Form>
      )}
    </div>
  )
}
