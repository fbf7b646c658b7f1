import { secao } from './secao.ts'

const epi = secao({
  categoria: 'epis',
  unidade: 'un',
  desenho: { forma: 'solto', motivo: 'rescue-workers-helmet' },
  especificacoes: { CA: 'Certificado de aprovação impresso no produto' },
})

export const epis = [
  epi('CAP-AMA', 'Capacete de segurança classe B amarelo com jugular', 'Protevia', {
    preco: 19.9,
    descontoProgressivo: { 10: 18.5, 30: 17.2 },
    embalagem: 'peça',
    estoque: 180,
    vendas: 46,
    cor: '#f2c21a',
    especificacoes: { Classe: 'B, até 20 kV', Regulagem: '52 a 64 cm' },
    descricao:
      'Capacete de obra com suspensão de seis pontos e jugular inclusa. Amarelo costuma identificar serventes e ajudantes.',
  }),
  epi('CAP-BRA', 'Capacete de segurança classe B branco com jugular', 'Protevia', {
    preco: 19.9,
    principal: 'CAP-AMA',
    descontoProgressivo: { 10: 18.5, 30: 17.2 },
    embalagem: 'peça',
    estoque: 120,
    vendas: 32,
    cor: '#f4f5f6',
    especificacoes: { Classe: 'B, até 20 kV', Regulagem: '52 a 64 cm' },
    descricao:
      'Casco branco, usado por engenheiros, mestres e visitantes. O ajuste por catraca adapta-se sem retirar da cabeça.',
  }),
  epi('CAP-AZU', 'Capacete de segurança classe B azul com jugular', 'Protevia', {
    preco: 19.9,
    principal: 'CAP-AMA',
    descontoProgressivo: { 10: 18.5, 30: 17.2 },
    embalagem: 'peça',
    estoque: 90,
    vendas: 24,
    cor: '#2c62b8',
    especificacoes: { Classe: 'B, até 20 kV', Regulagem: '52 a 64 cm' },
    descricao:
      'Versão azul, comum entre pedreiros e encarregados. As fendas laterais recebem abafador e viseira.',
  }),
  epi('LUV-LAT', 'Luva tricotada com banho de látex', 'Protevia', {
    preco: 8.9,
    descontoProgressivo: { 12: 8.2, 60: 7.6 },
    unidade: 'par',
    embalagem: 'par',
    granularidade: 1,
    estoque: 620,
    vendas: 58,
    cor: '#e0782e',
    motivo: 'gloves',
    especificacoes: { Tamanho: 'Único (9)' },
    descricao:
      'Palma rugosa que segura tijolo, bloco e madeira sem escorregar. Dorso em malha ventilada, lavável.',
  }),
  epi('OCU-INC', 'Óculos de proteção incolor', 'Protevia', {
    preco: 7.9,
    descontoProgressivo: { 12: 7.3, 60: 6.8 },
    embalagem: 'peça',
    estoque: 420,
    vendas: 44,
    cor: '#cfe3ee',
    motivo: 'goggles',
    especificacoes: { Lente: 'Policarbonato antirrisco' },
    descricao:
      'Barra partículas no corte de piso, no chapisco e no lixamento. Hastes ajustáveis em quatro posições.',
  }),
  epi('MAS-PF2', 'Respirador PFF2 com válvula', 'Protevia', {
    preco: 4.9,
    descontoProgressivo: { 20: 4.4985, 100: 4.0985 },
    embalagem: 'peça',
    granularidade: 10,
    min_por_pedido: 10,
    estoque: 1800,
    vendas: 41,
    cor: '#e9eef2',
    motivo: 'face-with-medical-mask',
    especificacoes: { Filtragem: '94% no mínimo' },
    descricao:
      'Filtra pó de cimento, gesso e sílica no corte a seco. A válvula reduz o calor, e a troca é feita ao saturar.',
  }),
  epi('PRO-AUR', 'Protetor auricular de silicone com cordão', 'Protevia', {
    preco: 2.4985,
    descontoProgressivo: { 50: 2.2985 },
    unidade: 'par',
    embalagem: 'par',
    granularidade: 5,
    min_por_pedido: 5,
    estoque: 900,
    vendas: 33,
    cor: '#e8b84a',
    motivo: 'headphone',
    especificacoes: { Atenuação: '16 dB (NRRsf)' },
    descricao:
      'Plugue lavável de três flanges para serra, martelete e betoneira. O cordão evita perda entre um uso e outro.',
  }),
  epi('BOT-040', 'Botina de segurança bico de composite nº 40', 'Protevia', {
    preco: 109.9,
    unidade: 'par',
    embalagem: 'par nº 40',
    estoque: 44,
    vendas: 42,
    cor: '#2b2b2b',
    motivo: 'hiking-boot',
    especificacoes: { Solado: 'PU bidensidade', Biqueira: 'Composite, 200 J' },
    descricao:
      'Botina de couro com elástico lateral e biqueira leve, sem metal. O solado resiste a óleo e não escorrega em piso molhado.',
  }),
  epi('BOT-042', 'Botina de segurança bico de composite nº 42', 'Protevia', {
    preco: 109.9,
    principal: 'BOT-040',
    unidade: 'par',
    embalagem: 'par nº 42',
    estoque: 38,
    vendas: 37,
    cor: '#2b2b2b',
    motivo: 'hiking-boot',
    especificacoes: { Solado: 'PU bidensidade', Biqueira: 'Composite, 200 J' },
    descricao:
      'Mesma botina de couro na forma 42, larga no peito do pé. Palmilha removível e antimicrobiana, que seca durante a noite.',
  }),
  epi('COL-REF', 'Colete refletivo laranja', 'Protevia', {
    preco: 19.9,
    embalagem: 'peça tamanho G',
    estoque: 130,
    vendas: 27,
    cor: '#f0702a',
    motivo: 'safety-vest',
    especificacoes: { Faixa: '5 cm, alta visibilidade' },
    descricao:
      'Torna visível quem trabalha junto a vias e máquinas, de dia e de noite. Fecho de velcro e tecido de malha ventilada.',
  }),
]
