import { useEffect, useRef } from 'react'

import { formatMomento } from '@vitrine/rules/data'

import { useLoja } from '#shell'

/** The print style is loaded this long after the page, so that it does not delay what is on the screen. */
const FOLHA_MS = 3000

/** Only on paper (impressao.css): whose offer it is, of when, and how long it holds (ux 1.6.7). */
export function CabecalhoOrcamento() {
  const { nome, fuso, config } = useLoja()
  const titulo = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const load = () => void import('./impressao.css').catch(() => {})
    const timer = setTimeout(load, FOLHA_MS)
    // Ctrl is pressed before P: the print style is asked for in time.
    const onKey = ({ key }: KeyboardEvent) => (key === 'Control' || key === 'Meta') && load()
    // When it is printed, whoever asks for that; a drawing of React would come after the paper.
    const onPrint = () => titulo.current?.replaceChildren(`Orçamento de ${formatMomento(new Date(), fuso)}`)
    addEventListener('keydown', onKey)
    addEventListener('beforeprint', onPrint)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', onKey)
      removeEventListener('beforeprint', onPrint)
    }
  }, [fuso])
  const { razaosocial, cnpj, endereco, telefone, email } = config.rodape
  const contatos = [razaosocial !== nome && razaosocial, cnpj && `CNPJ ${cnpj}`, endereco, telefone, email]
  return (
    <section className="orcamento-topo hidden print:block">
      <p className="orcamento-loja">{nome}</p>
      <p>{contatos.filter(Boolean).join(' · ')}</p>
      <p className="orcamento-titulo" ref={titulo}>
        Orçamento
      </p>
      <p>
        Preços deste dia, sem a entrega. Valem enquanto houver estoque e podem mudar: são confirmados quando o
        pedido é enviado.
      </p>
    </section>
  )
}
