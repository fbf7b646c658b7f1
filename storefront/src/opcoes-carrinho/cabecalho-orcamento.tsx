import { useEffect, useState } from 'react'

import { formatMomento } from '@vitrine/rules/data'

import { useLoja } from '#shell'

/** What is for paper alone comes this long after the page, so that it does not delay what is on the screen. */
const FOLHA_MS = 3000

/** Only on paper (impressao.css): whose offer it is, of when, and how long it holds (ux 1.6.7). */
export function CabecalhoOrcamento() {
  const { nome, fuso, config } = useLoja()
  const [deQuando, setDeQuando] = useState('')
  useEffect(() => {
    const load = () => {
      setDeQuando(` de ${formatMomento(new Date(), fuso)}`)
      void import('./impressao.css').catch(() => {})
    }
    const timer = setTimeout(load, FOLHA_MS)
    // Ctrl is pressed before P: the print style is asked for in time.
    const onKey = ({ key }: KeyboardEvent) => (key === 'Control' || key === 'Meta') && load()
    addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKey)
    }
  }, [fuso])
  const { razaosocial, cnpj, endereco, telefone, email } = config.rodape
  const contatos = [razaosocial !== nome && razaosocial, cnpj && `CNPJ ${cnpj}`, endereco, telefone, email]
  return (
    <section className="orcamento-topo hidden print:block">
      <p className="orcamento-loja">{nome}</p>
      <p>{contatos.filter(Boolean).join(' · ')}</p>
      <p className="orcamento-titulo">Orçamento{deQuando}</p>
      <p>
        Preços deste dia, sem a entrega. Valem enquanto houver estoque e podem mudar: são confirmados quando o
        pedido é enviado.
      </p>
    </section>
  )
}
