-- Which region employed somebody in an experience: a region's id, 'none' for another employer, null
-- when they have not said. The regions' agreement asks for twelve months without employment there.
alter table experiences add column region_employer text;
