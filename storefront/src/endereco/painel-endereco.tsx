import { useEffect, useState } from 'react'

import type { Localizacao, LojaColeta } from '@vitrine/contract'
import type { Local } from '@vitrine/contract/janela'
import { localOfLoja, orderLojas } from '@vitrine/rules/lugar'
import { Button, Notice, Segmented } from '@vitrine/ui'

import { api, useLocal, useLoja, useLugar, useOpenPainel, useRaiz, useTag } from '#shell'
import type { ConteudoProps } from '#shell'

import { CampoLugar, loadArea, LojasColeta, MinhaLocalizacao, NoMapa, toLocal } from '#lugar'
import { Respostas } from './respostas.tsx'
import type { Escolha } from './respostas.tsx'
import { Salvos } from './salvos.tsx'
import { useChooseLocal } from './use-choose-local.ts'

type Tipo = Local['tipoEntrega']

/** Where to deliver or pick up, over any page of a store (ux 1.2). */
export function PainelEndereco({ close }: ConteudoProps) {
  const escolha = useChooseLocal(close)
  const entrega = useTag('has-delivery')
  const retirada = useTag('has-collect')
  const isOneStep = useTag('store-prefers-delivery-with-pickup') && entrega && retirada
  return (
    <div className="grid gap-5" aria-busy={escolha.isBusy}>
      {isOneStep ? <UmPasso escolha={escolha} /> : <DoisPassos escolha={escolha} />}
      <OutrasLojas />
    </div>
  )
}

/** Another store for the same place; a white-label store has no others. */
function OutrasLojas() {
  const { janela } = useRaiz()
  const open = useOpenPainel()
  if (janela?.whiteLabel) return null
  return (
    <Button
      variant="ghost"
      icon="store"
      className="-ml-[18px] justify-self-start"
      data-painel="fornecedores"
      onClick={() => open('fornecedores')}
    >
      Trocar de loja
    </Button>
  )
}

/** Delivery first, with the stores for pickup below it; above it where the address is out of reach (readings 8). */
function UmPasso({ escolha }: { escolha: Escolha }) {
  const { isForaDaArea } = useRaiz()
  const coleta = <Coleta titulo escolha={escolha} />
  const isFirst = escolha.erro !== null || isForaDaArea
  return (
    <>
      <Respostas escolha={escolha} />
      {isFirst && coleta}
      <Entrega escolha={escolha} />
      {!isFirst && coleta}
    </>
  )
}

/** Delivery or pickup, as the shopper says. */
function DoisPassos({ escolha }: { escolha: Escolha }) {
  const entrega = useTag('has-delivery')
  const retirada = useTag('has-collect')
  const local = useLocal()
  const [tipo, setTipo] = useState<Tipo>(local?.tipoEntrega ?? (entrega ? 'DELIVERY' : 'RETIRADA'))
  return (
    <>
      {entrega && retirada && <TipoEntrega value={tipo} onChange={setTipo} />}
      <Respostas escolha={escolha} />
      {tipo === 'RETIRADA' ? <Coleta escolha={escolha} /> : <Entrega escolha={escolha} />}
    </>
  )
}

function Entrega({ escolha: { choose } }: { escolha: Escolha }) {
  const take = (lugar: Localizacao) => void choose(toLocal(lugar, 'DELIVERY'))
  return (
    <>
      <CampoLugar label="CEP, rua ou cidade" autoFocus onChoose={take} />
      <div>
        <MinhaLocalizacao onChoose={take} />
        <NoMapa onChoose={take} />
      </div>
      <Salvos onChoose={(escolhido) => void choose(escolhido)} />
    </>
  )
}

/** Entrega | Retirada. */
export function TipoEntrega({ value, onChange }: { value: Tipo; onChange: (tipo: Tipo) => void }) {
  return (
    <Segmented
      label="Como você quer receber"
      name="tipoEntrega"
      value={value}
      onChange={onChange}
      options={[
        { value: 'DELIVERY', label: 'Entrega', icon: 'truck' },
        { value: 'RETIRADA', label: 'Retirada', icon: 'store' },
      ]}
    />
  )
}

function Coleta({ titulo = false, escolha }: { titulo?: boolean; escolha: Escolha }) {
  const { idfornecedor, fuso } = useLoja()
  const ponto = useLugar()?.ponto ?? null
  const [{ erro, lojas }, setLido] = useState<{ erro?: string; lojas: LojaColeta[] }>({ lojas: [] })
  useEffect(() => {
    void loadArea({ client: api }, idfornecedor).then(({ area, erro }) => {
      const lojas = orderLojas(area?.coordenadas_lojas ?? [], { fuso, agora: new Date(), ponto })
      setLido({ erro, lojas })
    })
  }, [idfornecedor, fuso, ponto])
  if (erro)
    return (
      <Notice tone="warning" live="status">
        {erro}
      </Notice>
    )
  return (
    <section>
      {titulo && <h3 className="mb-2">Ou retire em uma loja</h3>}
      <LojasColeta lojas={lojas} onChoose={(loja) => void escolha.choose(localOfLoja(loja))} />
    </section>
  )
}
