import { lazy, useEffect, useState } from 'react'

import type { Calls, CartaoSalvo, Response } from '@vitrine/contract'
import { Button, Checkbox, Notice, OptionCard, OptionGroup, Skeleton } from '@vitrine/ui'

import { api, Parte, useLoja } from '#shell'

import { describeCartao } from './describe-cartao.ts'
import { QuadroCartao } from './quadro-cartao.tsx'

const CamposMercadoPago = lazy(() =>
  import('./campos-mercado-pago.tsx').then((m) => ({ default: m.CamposMercadoPago })),
)

type Provedor = Response<Calls['POST /v4/payment-sdk/generate-token']>

/** As tall as the fields of a new card, so that what is below them stays where it is. */
const Espera = () => <Skeleton className="h-[450px] max-sm:h-120" />

interface Cofre {
  provedor: Provedor
  salvos: CartaoSalvo[]
}

/** The card's fields, which belong to the supplier's provider: number and code go there and nowhere else. Saved ones first. */
export function CamposCartao() {
  const { idfornecedor } = useLoja()
  const [cofre, setCofre] = useState<Cofre | null | 'falhou'>(null)
  const [tentativa, setTentativa] = useState(0)
  useEffect(() => {
    let isOver = false
    openCofre(idfornecedor).then(
      (aberto) => !isOver && setCofre(aberto),
      () => !isOver && setCofre('falhou'),
    )
    return () => {
      isOver = true
    }
  }, [idfornecedor, tentativa])
  const retry = () => {
    setCofre(null)
    setTentativa(tentativa + 1)
  }
  if (cofre === null) return <Espera />
  if (cofre === 'falhou') {
    return (
      <Notice tone="danger">
        Os campos do cartão não carregaram.{' '}
        <Button variant="ghost" size="s" onClick={retry}>
          Tentar de novo
        </Button>
      </Notice>
    )
  }
  return <Campos {...cofre} />
}

/** A list of saved cards that does not come leaves the fields of a new one. */
async function openCofre(idfornecedor: string): Promise<Cofre | 'falhou'> {
  const [provedor, salvos] = await Promise.all([
    api('POST /v4/payment-sdk/generate-token', { body: { idfornecedor } }),
    api('GET /v4/payment-sdk/cartoes/{idfornecedor}', { params: { idfornecedor } }),
  ])
  return provedor.ok ? { provedor: provedor.dados, salvos: salvos.ok ? salvos.dados.data : [] } : 'falhou'
}

function Campos({ provedor, salvos }: Cofre) {
  const [salvo, choose] = useState<CartaoSalvo | null>(salvos[0] ?? null)
  const [guardar, setGuardar] = useState(false)
  const chave = salvo?.idcartao ?? 'novo'
  return (
    <div className="grid gap-3">
      {salvos.length > 0 && <Salvos salvos={salvos} salvo={salvo} onChoose={choose} />}
      {provedor.pagina ? (
        <QuadroCartao key={chave} pagina={provedor.pagina} salvo={salvo} guardar={guardar} />
      ) : (
        <Parte espera={<Espera />}>
          <CamposMercadoPago
            key={chave}
            chavePublica={provedor.chavePublica}
            script={provedor.script ?? ''}
            salvo={salvo}
            guardar={guardar}
          />
        </Parte>
      )}
      {!salvo && (
        <Checkbox checked={guardar} onChange={(event) => setGuardar(event.target.checked)}>
          Guardar este cartão para as próximas compras
        </Checkbox>
      )}
      <input type="hidden" name="cartaoToken" />
      <input type="hidden" name="cartaoBandeira" />
      <input type="hidden" name="cartaoFinal" />
      <input type="hidden" name="cartaoGuardar" />
      {salvo && <input type="hidden" name="cartaoSalvo" value={salvo.idcartao} />}
    </div>
  )
}

interface SalvosProps {
  salvos: readonly CartaoSalvo[]
  salvo: CartaoSalvo | null
  onChoose: (salvo: CartaoSalvo | null) => void
}

function Salvos({ salvos, salvo, onChoose }: SalvosProps) {
  return (
    <OptionGroup label="Cartão">
      {salvos.map((cada) => (
        <OptionCard
          key={cada.idcartao}
          name="qualCartao"
          value={cada.idcartao}
          checked={salvo?.idcartao === cada.idcartao}
          onChange={() => onChoose(cada)}
          title={describeCartao(cada)}
          sub={`vence em ${cada.validade}`}
        />
      ))}
      <OptionCard
        name="qualCartao"
        value=""
        checked={salvo === null}
        onChange={() => onChoose(null)}
        title="Outro cartão"
      />
    </OptionGroup>
  )
}
