import type { Combo, GrupoCombo, ProdutoCombo } from '@vitrine/contract'
import type { EscolhaCombo, SituacaoGrupo } from '@vitrine/rules/combo'
import { canAdd, countEscolhas, setEscolha } from '@vitrine/rules/combo'
import { formatQuantidade, formatReais, multiplyReais } from '@vitrine/rules/dinheiro'
import { Icon, KeepFocus, Stepper } from '@vitrine/ui'

import { Foto } from '#imagem'

import { describeEscolhidos, describeRegra } from './descricao.ts'

interface GrupoProps {
  combo: Combo
  grupo: GrupoCombo
  situacao: SituacaoGrupo | undefined
  escolhas: EscolhaCombo[]
  onChange: (escolhas: EscolhaCombo[]) => void
}

/** A slot: its rule, '2 de 3 escolhidos' live, its products. An accordion on a phone, open (ux 1.15.3). */
export function Grupo({ combo, grupo, situacao, escolhas, onChange }: GrupoProps) {
  const isFixo = !grupo.repete && grupo.produtos.length === grupo.minimo && grupo.minimo === grupo.maximo
  const titulo = `grupo-${grupo.idgrupo}`
  return (
    <details className="combo-grupo" open>
      <summary>
        <h2 id={titulo}>{grupo.nome}</h2>
        <span className="text-ink-muted">{isFixo ? 'Incluído' : describeRegra(grupo)}</span>
        {situacao && !isFixo && (
          <output
            className="combo-escolhidos"
            data-falta={situacao.faltam > 0 || situacao.escolhidos === 0 || undefined}
          >
            {situacao.faltam === 0 && situacao.escolhidos > 0 && <Icon name="circle-check" size={16} />}
            {describeEscolhidos(situacao)}
          </output>
        )}
        <Icon name="chevron-down" size={16} />
      </summary>
      <fieldset aria-labelledby={titulo}>
        <ul>
          {grupo.produtos.map((produto) => (
            <Opcao
              key={produto.id}
              combo={combo}
              grupo={grupo}
              produto={produto}
              escolhas={escolhas}
              isFixo={isFixo}
              onChange={onChange}
            />
          ))}
        </ul>
      </fieldset>
    </details>
  )
}

interface OpcaoProps extends Omit<GrupoProps, 'situacao'> {
  produto: ProdutoCombo
  isFixo: boolean
}

function Opcao(props: OpcaoProps) {
  const { combo, grupo, produto, escolhas, isFixo } = props
  const { idgrupo } = grupo
  const vezes = countEscolhas(escolhas, idgrupo, produto.id)
  const id = `opcao-${idgrupo}-${produto.id}`
  const isOut = !canAdd(combo.grupos, { ...grupo, maximo: Infinity }, produto, escolhas) && vezes === 0
  return (
    <li className="combo-opcao" data-escolhido={vezes > 0 || undefined} data-dim={isOut || undefined}>
      <span className="combo-opcao-foto" style={{ background: produto.imagem?.cor }}>
        <Foto imagem={produto.imagem} sizes="56px" ate={160} />
      </span>
      <label className="combo-opcao-nome" htmlFor={grupo.repete || isFixo ? undefined : id}>
        <b>
          {produto.quantidade !== 1 && `${formatQuantidade(produto.quantidade, produto.unidade)} · `}
          {produto.name}
        </b>
        <small>
          {[produto.embalagem, isOut && 'Esgotado', describePreco(produto)].filter(Boolean).join(' · ')}
        </small>
      </label>
      {isFixo ? (
        <Icon name="check" label="Incluído" />
      ) : (
        <Controle {...props} id={id} vezes={vezes} isOut={isOut} />
      )}
    </li>
  )
}

/** What one choice costs alone; nothing where prices are hidden. */
function describePreco({ preconf, quantidade }: ProdutoCombo): string {
  return preconf === undefined ? '' : formatReais(multiplyReais(preconf, quantidade))
}

/** A stepper where products repeat, a radio where one is chosen, a box where several are. */
function Controle(props: OpcaoProps & { id: string; vezes: number; isOut: boolean }) {
  const { combo, grupo, produto, escolhas, onChange, id, vezes, isOut } = props
  const { idgrupo, maximo, minimo, repete } = grupo
  const set = (n: number) => onChange(setEscolha(escolhas, { idgrupo, id: produto.id, escolhas: n }))
  const mayAdd = canAdd(combo.grupos, grupo, produto, escolhas)
  if (repete) {
    return (
      <KeepFocus on={vezes > 0}>
        {vezes === 0 ? (
          <button
            type="button"
            className="icon-btn"
            aria-label={`Escolher ${produto.name}`}
            disabled={!mayAdd}
            onClick={() => set(1)}
          >
            <Icon name="plus" />
          </button>
        ) : (
          <Stepper
            label={produto.name}
            value={vezes}
            less={vezes - 1}
            more={mayAdd ? vezes + 1 : undefined}
            look="light"
            size="m"
            onChange={(n) => set(Math.min(n, vezes + maximo - countEscolhas(escolhas, idgrupo)))}
          />
        )}
      </KeepFocus>
    )
  }
  const others = escolhas.filter((escolha) => escolha.idgrupo !== idgrupo)
  const isOne = maximo === 1
  return (
    <input
      id={id}
      type={isOne && minimo === 1 ? 'radio' : 'checkbox'}
      className={isOne && minimo === 1 ? 'radio' : undefined}
      name={idgrupo}
      checked={vezes > 0}
      disabled={isOut || (!isOne && vezes === 0 && !mayAdd)}
      onChange={() => {
        if (isOne && vezes === 0) onChange([...others, { idgrupo, id: produto.id, escolhas: 1 }])
        else set(vezes > 0 ? 0 : 1)
      }}
    />
  )
}
