-- Keys of the latest saves, newest first: a browser whose answer was lost knows by them which of its clicks are in the cart.
alter table carrinho add column salvamentos uuid[] not null default '{}';
