import { useEffect, useState } from 'react'

import type { ServicoOferecido } from '@vitrine/contract'
import { formatPrecoUnitario, formatReais } from '@vitrine/rules/dinheiro'
import { computeServicos } from '@vitrine/rules/servico'
import { Button, Checkbox, LiveRegion, Panel } from '@vitrine/ui'

import type { ServicosDaCompra } from './servicos-da-compra.ts'
import './servico.css'

interface FolhaProps {
  servicos: ServicosDaCompra
  isOpen: boolean
  onClose: () => void
  /** 'idservico:idlinha' of each choice. */
  onSave: (escolhas: string[]) => void
}

const chaveOf = (idservico: string, idlinha: string | null) => `${idservico}:${idlinha ?? ''}`

/** What can be had with this cart, none ticked, the sum live; going on without weighs the same (ux 1.24). */
export function FolhaServicos({ servicos, isOpen, onClose, onSave }: FolhaProps) {
  const { oferecidos, escolhidos, linhas } = servicos
  const [marcados, setMarcados] = useState<readonly string[]>([])
  useEffect(() => {
    if (isOpen) setMarcados(escolhidos.map(({ idservico, idlinha }) => chaveOf(idservico, idlinha)))
    // oxlint-disable-next-line react/exhaustive-deps -- what is stored counts when the sheet opens
  }, [isOpen])
  const escolhas = marcados.map((chave) => {
    const [idservico = '', idlinha = ''] = chave.split(':')
    return { idservico, idlinha: idlinha || null }
  })
  const { total } = computeServicos(escolhas, oferecidos, linhas)
  const toggle = (chave: string) =>
    setMarcados(marcados.includes(chave) ? marcados.filter((outra) => outra !== chave) : [...marcados, chave])
  const isEdit = escolhidos.length > 0
  return (
    <Panel
      open={isOpen}
      onClose={onClose}
      side="bottom"
      className="folha-servicos"
      title="Serviços para o seu pedido"
      foot={
        <div className="folha-servicos-pe">
          <Button variant="outline" block onClick={isEdit ? () => onSave([]) : onClose}>
            {isEdit ? 'Ficar sem serviços' : 'Continuar sem serviços'}
          </Button>
          <Button
            variant="outline"
            block
            aria-disabled={marcados.length === 0 || undefined}
            onClick={() => onSave([...marcados])}
          >
            {isEdit ? 'Salvar' : 'Adicionar'} {total > 0 && formatReais(total)}
          </Button>
        </div>
      }
    >
      <div className="folha-servicos-lista">
        {oferecidos.map((servico) => (
          <Servico key={servico.idservico} {...{ servico, linhas, marcados, toggle }} />
        ))}
      </div>
      <LiveRegion>{`Serviços escolhidos: ${formatReais(total)}`}</LiveRegion>
    </Panel>
  )
}

interface ServicoProps {
  servico: ServicoOferecido
  linhas: ServicosDaCompra['linhas']
  marcados: readonly string[]
  toggle: (chave: string) => void
}

function Servico({ servico, linhas, marcados, toggle }: ServicoProps) {
  const { idservico, nome, descricao, aplicacao } = servico
  const alvos = aplicacao === 'pedido' ? [null] : servico.linhas
  const costOf = (idlinha: string | null) =>
    computeServicos([{ idservico, idlinha }], [servico], linhas).total
  return (
    <fieldset className="servico">
      <legend>{nome}</legend>
      <p className="text-ink-muted">{descricao}</p>
      <p className="preco-base">{describeCobranca(servico)}</p>
      {alvos.map((idlinha) => {
        const chave = chaveOf(idservico, idlinha)
        return (
          <Checkbox
            key={chave}
            checked={marcados.includes(chave)}
            count={formatReais(costOf(idlinha))}
            onChange={() => toggle(chave)}
          >
            {idlinha === null
              ? 'Para o pedido'
              : (linhas.find(({ id }) => id === idlinha)?.nome ?? 'Este produto')}
          </Checkbox>
        )
      })}
    </fieldset>
  )
}

/** 'R$ 15,00 por pedido', 'R$ 18,90 por unidade'. */
function describeCobranca({ aplicacao, cobranca, preco }: ServicoOferecido): string {
  const valor = formatPrecoUnitario(preco)
  if (cobranca === 'unidade') return `${valor} por unidade`
  return aplicacao === 'pedido' ? `${valor} por pedido` : `${valor} por produto`
}
