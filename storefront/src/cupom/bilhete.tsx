import { useId, useState } from 'react'
import { Link } from 'react-router'

import type { Cupom } from '@vitrine/contract'
import { urls } from '@vitrine/contract/urls'
import { formatReais } from '@vitrine/rules/dinheiro'
import { Button, Icon, Pill, showToast } from '@vitrine/ui'

import { useArvore, useLoja } from '#shell'

import { useCupom } from './use-cupom.ts'
import { Prazo } from './prazo.tsx'

/** A ticket: what it gives now in money, under which conditions, what is missing, until when (ux 1.13.1). */
export function Bilhete({ cupom, onApplied }: { cupom: Cupom; onApplied: () => void }) {
  const { codigocupom, nome, descricao, beneficio, regras, motivo, vence_em } = cupom
  const idRegras = useId()
  return (
    <li
      className="bilhete"
      data-fora={motivo !== null || undefined}
      data-em-uso={cupom.aplicado || undefined}
    >
      <div className="bilhete-valor">
        <b>{beneficio}</b>
        <small>de desconto</small>
      </div>
      <div className="bilhete-corpo">
        <h3>{nome}</h3>
        <p>{descricao}</p>
        <Agora cupom={cupom} />
        <ul className="bilhete-regras" id={idRegras}>
          {regras.map((regra) => (
            <li key={regra}>{regra}</li>
          ))}
        </ul>
        {vence_em && <Prazo vence_em={vence_em} />}
        <div className="bilhete-pe">
          <Codigo codigo={codigocupom} />
          <Usar cupom={cupom} idRegras={idRegras} onApplied={onApplied} />
        </div>
        {cupom.alvo.categorias.length > 0 && <Participantes cupom={cupom} />}
      </div>
    </li>
  )
}

/** What it is worth on this cart, or what is missing. */
function Agora({ cupom: { economia, motivo, aplicado, aplicacao_automatica } }: { cupom: Cupom }) {
  if (motivo) return <p className="bilhete-falta">{motivo}</p>
  if (economia === undefined) return null
  const quanto = formatReais(economia)
  return (
    <p className="bilhete-agora">
      {aplicado ? `Você economizou ${quanto}` : `Economiza ${quanto} agora`}
      {aplicado && aplicacao_automatica && ' · aplicado automaticamente'}
    </p>
  )
}

function Codigo({ codigo }: { codigo: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codigo)
      showToast(`Código ${codigo} copiado`)
    } catch {
      showToast('Não deu para copiar. Selecione o código e copie.')
    }
  }
  return (
    <button
      type="button"
      className="bilhete-codigo"
      onClick={() => void copy()}
      aria-label={`Copiar código ${codigo}`}
    >
      {codigo} <Icon name="copy" size={16} />
    </button>
  )
}

function Usar({ cupom, idRegras, onApplied }: { cupom: Cupom; idRegras: string; onApplied: () => void }) {
  const { apply } = useCupom()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  if (cupom.aplicado) {
    return (
      <Pill tone="success" icon="check">
        Em uso
      </Pill>
    )
  }
  async function onPress() {
    setBusy(true)
    const refused = await apply(cupom.codigocupom)
    setBusy(false)
    setError(refused)
    if (!refused) onApplied()
  }
  return (
    <>
      <Button
        size="s"
        variant={cupom.motivo ? 'outline' : 'brand'}
        loading={isBusy}
        aria-label={`Usar ${cupom.nome}`}
        aria-describedby={idRegras}
        onClick={() => void onPress()}
      >
        Usar
      </Button>
      {error && (
        <p className="bilhete-erro" role="alert">
          {error}
        </p>
      )}
    </>
  )
}

/** The way to what it is for, when that is not the whole store. */
function Participantes({ cupom: { alvo } }: { cupom: Cupom }) {
  const { slug } = useLoja()
  const arvore = useArvore()
  const categorias = (arvore ?? [])
    .flatMap((categoria) => [categoria, ...categoria.filhas])
    .filter(({ idcategoria }) => alvo.categorias.includes(idcategoria))
  // In the place of their names, and for who never gets them.
  if (categorias.length === 0) return <p className="bilhete-participantes">Vale em categorias desta loja.</p>
  return (
    <p className="bilhete-participantes">
      Vale em{' '}
      {categorias.map(({ slug: categ, nome }, index) => (
        <span key={categ}>
          {index > 0 && ', '}
          <Link to={urls.lista(slug, { categ })}>{nome}</Link>
        </span>
      ))}
    </p>
  )
}
